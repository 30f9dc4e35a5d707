import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupProblem } from "#server/platform/startup-problem.ts";

export type Migration = {
  name: string;
  sql: string;
  checksum: string;
  /** Releases that do not know this migration cannot run on the schema. Null if all releases can. */
  needs: string | null;
  /** The index that is built concurrently, outside a transaction. */
  index: string | undefined;
};

/** Applied migrations by name. */
export type Applied = Map<string, { checksum: string; needs: string | null }>;

/** Lists a folder's migrations in order, ignoring other files. */
export function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .toSorted();
}

export async function readMigrations(
  folder: string,
  until?: string,
): Promise<Migration[]> {
  const names = migrationNames(folder).filter(
    (name) => until === undefined || name <= until,
  );
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      // Git may check out different line endings on Windows.
      const sql = text.replaceAll("\r\n", "\n");
      const checksum = createHash("sha256").update(sql).digest("hex");
      const needs = /^-- Needs (\d{4})\b/m.exec(sql)?.[1] ?? null;
      const [, index] =
        /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+)/m.exec(sql) ?? [];
      return { name, sql, checksum, needs, index };
    }),
  );
}

/** Throws if this release cannot run on the database or the migrations are inconsistent. */
export function checkMigrations(migrations: Migration[], applied: Applied) {
  refuseTooNew(migrations, applied);
  const ownApplied = migrations.filter(({ name }) => applied.has(name));
  const last = ownApplied.at(-1)?.name ?? "";
  const late = migrations.find(({ name }) => !applied.has(name) && name < last);
  if (late) {
    throw new StartupProblem(
      `The migration ${late.name} comes too late, because ${last} is already applied. Give it the next number.`,
    );
  }
  const changed = ownApplied.find(
    ({ name, checksum }) => applied.get(name)?.checksum !== checksum,
  );
  if (changed) {
    throw new StartupProblem(
      `The migration ${changed.name} was changed after it was applied. Restore the file, and write a new migration instead.`,
    );
  }
}

/** Throws if a newer release applied a migration that this one cannot run on. */
function refuseTooNew(migrations: Migration[], applied: Applied) {
  const last = migrations.at(-1)?.name ?? "";
  const own = new Set(migrations.map(({ name }) => name));
  const newer = [...applied].filter(([name]) => !own.has(name));
  const foreign = newer.find(([name]) => name < last);
  if (foreign) {
    throw new StartupProblem(
      `The database belongs to another release (it has ${foreign[0]}). Start that release.`,
    );
  }
  const tooNew = newer.find(
    ([, { needs }]) => (needs ?? "") > last.slice(0, 4),
  );
  if (!tooNew) return;
  throw new StartupProblem(
    `The database is newer than this release can use (it has ${tooNew[0]}). Start the newer release.`,
  );
}
