import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import {
  type Applied,
  type Migration,
  readMigrations,
  refuseOthers,
} from "./migration-files.ts";
import { createClient } from "./connect.ts";

/**
 * A step that waits for a long reader holds up everybody who comes after it. So it waits a moment
 * only, lets the others pass, and tries again.
 */
type RetryOptions = { lockTimeout: number; pause: number; tries: number };
const defaults: RetryOptions = { lockTimeout: 3000, pause: 2000, tries: 120 };

/** While another instance migrates, this one asks now and then whether it is done. */
const turn = 100;

/** Brings the database forward, each step once, however many instances start at a time; answers the steps it took. */
export async function migrate(
  target: pg.ClientConfig,
  folder: string,
  {
    say = () => {},
    until,
    ...given
  }: Partial<RetryOptions> & {
    say?: (line: string) => void;
    until?: string | undefined;
  } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder, until);
  const client = createClient(target);
  await client.connect();
  const taken: string[] = [];
  const { lockTimeout, pause, tries } = { ...defaults, ...given };
  let refusals = 0;
  try {
    for (;;) {
      const step = await takeStep(
        { client, target, lockTimeout },
        migrations,
      ).catch((error: unknown) => {
        if (!isHeldUp(error) || (refusals += 1) >= tries) throw error;
        return "held up" as const;
      });
      if (step === "done") return taken;
      if (step === "another's turn") await wait(turn);
      else if (step === "held up") {
        if (refusals === 1)
          say("Waiting until a table of the database is free to be changed …");
        await wait(pause);
      } else taken.push(step.name);
    }
  } finally {
    await client.end();
  }
}

/** Somebody else held what the step needed. */
function isHeldUp(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code === "55P03" || code === "40P01";
}

/** A crash at once after it may undo a whole step, never half of one: nobody waits for the disk after each of them. */
const beginStep = `BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL synchronous_commit = off`;

// Try the lock instead of waiting: CREATE INDEX CONCURRENTLY waits for every open statement, also for one that waits for this lock.
const takeTurn =
  "SELECT pg_try_advisory_xact_lock(hashtext('migrations')) AS \"isOurs\"";

type Means = {
  client: pg.Client;
  target: pg.ClientConfig;
  lockTimeout: number;
};

async function takeStep(means: Means, migrations: Migration[]) {
  const { client, lockTimeout } = means;
  try {
    await client.query(beginStep);
    const { rows } = await client.query<{ isOurs: boolean }>(takeTurn);
    if (!rows[0]?.isOurs) {
      await client.query("ROLLBACK");
      return "another's turn" as const;
    }
    await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
    const applied = await readApplied(client);
    refuseOthers(migrations, applied);
    const next = migrations.find(({ name }) => !applied.has(name));
    if (next) await apply(means, next);
    await client.query("COMMIT");
    return next ?? ("done" as const);
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

type Row = { name: string; checksum: string; needs: string | null };

async function readApplied(client: pg.Client): Promise<Applied> {
  await client.query(
    "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, date timestamptz NOT NULL DEFAULT now(), needs text)",
  );
  // A table of an older release has no such column before the next step.
  const { rows } = await client.query<Row>(
    "SELECT name, checksum, to_jsonb(migrations) ->> 'needs' AS needs FROM migrations",
  );
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

async function apply(means: Means, migration: Migration) {
  const { name, sql, checksum, needs, index } = migration;
  const { client } = means;
  try {
    if (index === undefined) await client.query(sql);
    else await buildIndex(means, index, sql);
  } catch (error) {
    throw new StartupProblem(
      `The migration ${name} failed and left nothing behind: ${(error as Error).message}.`,
      { cause: error },
    );
  }
  await client.query(
    "ALTER TABLE migrations ADD COLUMN IF NOT EXISTS needs text",
  );
  await client.query(
    "INSERT INTO migrations (name, checksum, needs) VALUES ($1, $2, $3)",
    [name, checksum, needs],
  );
}

/** While others write; nobody waits for it, so it may wait longer. What an earlier try left half done goes first. */
async function buildIndex(
  { target, lockTimeout }: Means,
  index: string,
  sql: string,
) {
  const client = createClient(target);
  await client.connect();
  const drop = `DROP INDEX CONCURRENTLY IF EXISTS ${pg.escapeIdentifier(index)}`;
  try {
    await client.query("SET statement_timeout = 0");
    await client.query(`SET lock_timeout = ${20 * lockTimeout}`);
    await client.query(drop);
    await client.query(sql).catch(async (error: unknown) => {
      await client.query(drop).catch(() => {});
      throw error;
    });
  } finally {
    await client.end();
  }
}
