import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { withPreparedStatements } from "./prepared-statements.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;
export type Connection = { db: Database; pool: pg.Pool };

const oldestVersion = 15;
const connectionTimeoutMillis = 5000;
const usualCheckoutTimeout = 8000;

const { TIMESTAMPTZ } = pg.types.builtins;
const parseDate: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ);
const types = new pg.TypeOverrides();
types.setTypeParser(TIMESTAMPTZ, (text) => parseDate(text).toISOString());

// Sent as statements because poolers such as PgBouncer refuse connection parameters.
const sessionSettings = {
  text: "SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '20s'; SELECT pg_backend_pid() AS pid",
  query_timeout: connectionTimeoutMillis,
};

type Options = {
  size: number;
  log: Pick<Logger, "warn">;
  /** Milliseconds after which a borrowed connection is closed. 0 means no limit, for long-running tools. */
  checkoutTimeout?: number | undefined;
};

/** Creates a client whose connection errors do not end the process. */
export function createClient(
  target: pg.ClientConfig,
  options: pg.ClientConfig = {},
): pg.Client {
  const client = new pg.Client({ ...options, ...target });
  client.on("error", () => {});
  return client;
}

/**
 * Creates a pool that logs broken connections. It also closes connections that do not respond, so that their queries
 * fail in time.
 */
export function connect(
  target: pg.ClientConfig,
  { size, log, checkoutTimeout = usualCheckoutTimeout }: Options,
): Connection {
  const direct = new WeakSet<pg.ClientBase>();
  const pool = new pg.Pool({
    application_name: "hpv-quiz",
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...target,
    max: size,
    connectionTimeoutMillis,
    maxLifetimeSeconds: 60,
    async onConnect(client) {
      // pg returns an array of results for several statements.
      const results: unknown = await client.query(sessionSettings);
      const { rows } = (results as pg.QueryResult<{ pid: number }>[]).at(-1)!;
      const { processID } = client as { processID?: number };
      // With a pooler the process IDs differ, and each transaction may get another connection.
      if (processID === rows[0]?.pid) direct.add(client);
    },
  });
  // The pool does not handle errors of borrowed connections, and an unhandled "error" event would end the process.
  pool.on("connect", (client) => {
    client.once("error", ({ code, message }: pg.DatabaseError) => {
      log.warn({ code, reason: message }, "a database connection broke");
    });
    client.on("error", () => {});
  });
  pool.on("error", () => {});
  if (checkoutTimeout > 0) limitCheckouts(pool, checkoutTimeout);
  const prepared = withPreparedStatements(pool, (client) => direct.has(client));
  const dialect = new PostgresDialect({ pool: prepared });
  return { pool, db: new Kysely<Schema>({ dialect }) };
}

const checkouts = new WeakMap<pg.PoolClient, NodeJS.Timeout>();

function limitCheckouts(pool: pg.Pool, milliseconds: number) {
  pool.on("acquire", (client) => limitCheckout(client, milliseconds));
  pool.on("release", (_error, client) => clearTimeout(checkouts.get(client)));
}

/** Limits how long a connection may stay borrowed from now on. Without `milliseconds`, removes the limit. */
export function limitCheckout(client: pg.PoolClient, milliseconds?: number) {
  clearTimeout(checkouts.get(client));
  if (milliseconds === undefined) return;
  // end() closes the socket at once if a query is pending.
  const giveUp = () => void (client as unknown as pg.Client).end();
  checkouts.set(client, setTimeout(giveUp, milliseconds).unref());
}

/** Throws a StartupProblem unless a writable PostgreSQL of a supported version answers. */
export async function checkReachable(target: pg.ClientConfig, place: string) {
  const client = createClient(target, { connectionTimeoutMillis });
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::integer / 10000 AS version,
        pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS standby`,
    );
    const { version, standby } = rows[0];
    if (standby) throw new Error("it is read-only");
    if (version < oldestVersion)
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
  ECONNRESET: "it closed the connection",
  ENOENT: "nothing answers there",
  ENOTFOUND: "no machine has this name",
  EAI_AGAIN: "no machine has this name",
  EHOSTUNREACH: "this machine cannot be reached",
  ETIMEDOUT: "it does not answer",
  "28P01": "it does not accept this user and password",
  "28000": "it does not accept this user",
  "3D000": "it has no database with this name",
  "53300": "it has no free connection",
  "57P03": "it is starting or stopping",
};

function reasonOf(error: unknown): string {
  const { code = "", message } = error as Error & { code?: string };
  return reasons[code] ?? (message || code || "it does not answer");
}
