import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import {
  type Applied,
  type Migration,
  readMigrations,
  checkMigrations,
} from "./migration-files.ts";
import { createClient } from "./connect.ts";

/**
 * A migration that waits for a lock blocks all later queries. So it waits only briefly, lets them pass and tries
 * again.
 */
type RetryOptions = { lockTimeout: number; pause: number; tries: number };
const defaults: RetryOptions = { lockTimeout: 3000, pause: 2000, tries: 120 };

/** Milliseconds between checks while another instance migrates. */
const pollInterval = 100;

/** Applies missing migrations, each only once even if several instances start. Returns those that this call applied. */
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
  const appliedNames: string[] = [];
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
      if (step === "done") return appliedNames;
      if (step === "another's turn") await wait(pollInterval);
      else if (step === "held up") {
        if (refusals === 1)
          say("Waiting until a table is free, to change it …");
        await wait(pause);
      } else appliedNames.push(step.name);
    }
  } finally {
    await client.end();
  }
}

/** Returns whether the migration failed because of a lock timeout or a deadlock. */
function isHeldUp(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code === "55P03" || code === "40P01";
}

/**
 * Commits asynchronously. A crash may lose whole migrations, but never half of one, and they are applied again at
 * the next start.
 */
const beginStep = `BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL synchronous_commit = off`;

// Does not wait for the lock, because CREATE INDEX CONCURRENTLY waits for all open statements, including one that
// waits for the lock.
const tryMigrationLock =
  "SELECT pg_try_advisory_xact_lock(hashtext('migrations')) AS \"isOurs\"";

type Context = {
  client: pg.Client;
  target: pg.ClientConfig;
  lockTimeout: number;
};

async function takeStep(context: Context, migrations: Migration[]) {
  const { client, lockTimeout } = context;
  try {
    await client.query(beginStep);
    const { rows } = await client.query<{ isOurs: boolean }>(tryMigrationLock);
    if (!rows[0]?.isOurs) {
      await client.query("ROLLBACK");
      return "another's turn" as const;
    }
    await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
    const applied = await readApplied(client);
    checkMigrations(migrations, applied);
    const next = migrations.find(({ name }) => !applied.has(name));
    if (next) await apply(context, next);
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
  // In the database of an older release, this column does not exist before the next migration.
  const { rows } = await client.query<Row>(
    "SELECT name, checksum, to_jsonb(migrations) ->> 'needs' AS needs FROM migrations",
  );
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

async function apply(context: Context, migration: Migration) {
  const { name, sql, checksum, needs, index } = migration;
  const { client } = context;
  try {
    if (index === undefined) await client.query(sql);
    else await buildIndex(context, index, sql);
  } catch (error) {
    throw new StartupProblem(
      `The migration ${name} failed and was rolled back: ${(error as Error).message}.`,
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

/** Drops an incomplete index first. Blocks no writers, so it may wait longer for locks. */
async function buildIndex(
  { target, lockTimeout }: Context,
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
