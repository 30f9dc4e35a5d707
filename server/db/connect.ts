import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { StartupProblem } from "#server/startup-problem.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;
export type Connection = { db: Database; pool: pg.Pool };

const oldestVersion = 15;
const connectionTimeoutMillis = 5000;

/** A pool that outlives the database's bad days: an idle connection that breaks is only logged. */
export function connect(
  target: pg.ClientConfig,
  { size, log }: { size: number; log: Pick<Logger, "warn"> },
): Connection {
  const pool = new pg.Pool({
    application_name: "hpv-quiz",
    ...target,
    max: size,
    connectionTimeoutMillis,
    keepAlive: true,
    // A statement, not a parameter of the connection: poolers such as PgBouncer refuse that.
    onConnect: async (client) => {
      await client.query("SET statement_timeout = '10s'");
    },
  });
  pool.on("error", (error: Error & { code?: string }) => {
    const { code, message } = error;
    log.warn({ code, reason: message }, "a database connection broke");
  });
  const dialect = new PostgresDialect({ pool });
  return { pool, db: new Kysely<Schema>({ dialect }) };
}

/** Whether a PostgreSQL that is new enough answers there; if not, a sentence that names the place and no password. */
export async function checkReachable(target: pg.ClientConfig, place: string) {
  const client = new pg.Client({ ...target, connectionTimeoutMillis });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("SHOW server_version_num");
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version >= oldestVersion) return;
    throw new Error(
      `it is PostgreSQL ${version}, and ${oldestVersion} or newer is needed`,
    );
  } catch (error) {
    throw new StartupProblem(
      `The database at ${place} cannot be used: ${reasonOf(error)}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing answers there",
  ECONNRESET: "it hung up",
  ENOENT: "nothing answers there",
  ENOTFOUND: "no machine has this name",
  EAI_AGAIN: "no machine has this name",
  EHOSTUNREACH: "there is no way to this machine",
  ETIMEDOUT: "it does not answer",
  "28P01": "it does not accept this user and password",
  "28000": "it does not accept this user",
  "3D000": "it has no database of this name",
  "53300": "it has no connection left",
  "57P03": "it is just starting or stopping",
};

function reasonOf(error: unknown): string {
  const { code = "", message } = error as Error & { code?: string };
  return reasons[code] ?? (message || code || "it does not answer");
}
