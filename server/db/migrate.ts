import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { StartupProblem } from "#server/startup-problem.ts";
import { connectForWriting } from "./servers.ts";

type Migration = { name: string; sql: string; checksum: string };
type Applied = Map<string, string>;

/**
 * A step that waits for a long reader holds up everybody who comes after it. So it waits a moment
 * only, lets the others pass, and tries again.
 */
type RetryOptions = { lockTimeout: number; pause: number; tries: number };
const defaults: RetryOptions = { lockTimeout: 3000, pause: 2000, tries: 120 };

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
  const client = await connectForWriting(target);
  const taken: string[] = [];
  const { lockTimeout, pause, tries } = { ...defaults, ...given };
  let refusals = 0;
  try {
    for (;;) {
      const step = await takeStep(client, migrations, lockTimeout).catch(
        (error: unknown) => {
          if (!isHeldUp(error) || (refusals += 1) >= tries) throw error;
        },
      );
      if (!step) {
        if (refusals === 1)
          say("Waiting until a table of the database is free to be changed …");
        await wait(pause);
      } else if (step.name === undefined) return taken;
      else taken.push(step.name);
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

/** The migrations of a folder in their order, without whatever else lies there. */
export function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .toSorted();
}

async function readMigrations(
  folder: string,
  until?: string,
): Promise<Migration[]> {
  const names = migrationNames(folder).filter(
    (name) => until === undefined || name <= until,
  );
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      // Git may give a Windows machine other line ends for the same migration.
      const sql = text.replaceAll("\r\n", "\n");
      const checksum = createHash("sha256").update(sql).digest("hex");
      return { name, sql, checksum };
    }),
  );
}

/** A crash at once after it may undo a whole step, never half of one: nobody waits for the disk after each of them. */
const beginStep = `BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL synchronous_commit = off;
  SELECT pg_advisory_xact_lock(hashtext('migrations'))`;

async function takeStep(
  client: pg.Client,
  migrations: Migration[],
  lockTimeout: number,
) {
  try {
    await client.query(beginStep);
    // Only from here on: another instance may migrate for as long as it takes.
    await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
    const applied = await readApplied(client);
    refuseOthers(migrations, applied);
    const next = migrations.find(({ name }) => !applied.has(name));
    if (next) await apply(client, next);
    await client.query("COMMIT");
    return { name: next?.name };
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function readApplied(client: pg.Client): Promise<Applied> {
  await client.query(
    "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, date timestamptz NOT NULL DEFAULT now())",
  );
  const { rows } = await client.query<Omit<Migration, "sql">>(
    "SELECT name, checksum FROM migrations",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseOthers(migrations: Migration[], applied: Applied) {
  const names = new Set(migrations.map(({ name }) => name));
  const last = [...applied.keys()].toSorted().at(-1) ?? "";
  const newer = [...applied.keys()].find((name) => !names.has(name));
  if (newer !== undefined) {
    throw new StartupProblem(
      `The database is newer than this release (it has ${newer}): start the newer release.`,
    );
  }
  for (const { name, checksum } of migrations) {
    const known = applied.get(name);
    if (known === undefined && name < last) {
      throw new StartupProblem(
        `The migration ${name} comes too late, ${last} is already applied: give it the next number.`,
      );
    }
    if (known !== undefined && known !== checksum) {
      throw new StartupProblem(
        `The migration ${name} was changed after it had been applied: bring the file back and write a new one.`,
      );
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartupProblem(
      `The migration ${name} failed and left nothing behind: ${(error as Error).message}.`,
      { cause: error },
    );
  }
  await client.query(
    "INSERT INTO migrations (name, checksum) VALUES ($1, $2)",
    [name, checksum],
  );
}
