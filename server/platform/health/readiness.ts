import { join, dirname, resolve } from "node:path";
import { statfs } from "node:fs/promises";
import type { Database } from "#server/platform/db/connect.ts";
import { migrationNames } from "#server/platform/db/migration-files.ts";
import { withTimeout } from "#server/platform/timeout.ts";
import type { Config } from "#server/platform/config.ts";
import { findReadiness } from "./queries.ts";

const ownMigrations = join(import.meta.dirname, "../../../migrations");
const databaseTimeout = 2000;

type DatabaseState = {
  database: boolean;
  migrations: boolean;
  outbox: boolean;
};

/** `disk` is omitted if the site stores nothing on a local disk. */
export type Readiness = DatabaseState & { disk?: boolean };

const notReady = { database: false, migrations: false, outbox: false };

type Options = {
  folder?: string;
  findFreeSpace?: () => Promise<number | undefined>;
};

/** Checks the database with one query at a time; no answer within two seconds means not ready. */
export function createReadiness(
  db: Database,
  {
    folder = ownMigrations,
    findFreeSpace = async () => undefined,
  }: Options = {},
): () => Promise<Readiness> {
  const migrations = migrationNames(folder);
  let pending: Promise<DatabaseState> | undefined;
  async function ask(): Promise<DatabaseState> {
    try {
      const found = await findReadiness(db, migrations);
      return { ...notReady, ...found, database: true };
    } catch {
      return notReady;
    } finally {
      pending = undefined;
    }
  }
  return async () => {
    pending ??= ask();
    const [state, free] = await Promise.all([
      withTimeout(pending, databaseTimeout, () => notReady),
      findFreeSpace(),
    ]);
    return { ...state, ...(free !== undefined && { disk: free >= leastFree }) };
  };
}

const diskTimeout = 2000;

/** Below this the database may soon be unable to write. */
const leastFree = 512 * 1024 ** 2;

/** Free bytes on the disk that holds this site's data. Undefined if there is no such disk or it does not answer. */
export async function findFreeSpace({
  databaseUrl,
  s3,
  dataDir,
}: Pick<Config, "databaseUrl" | "s3" | "dataDir">) {
  if (databaseUrl !== undefined && s3) return undefined;
  return withTimeout(freeAt(resolve(dataDir)), diskTimeout, () => undefined);
}

/** For a missing folder, checks its parent. */
async function freeAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const parent = dirname(folder);
    return parent === folder ? undefined : freeAt(parent);
  }
}
