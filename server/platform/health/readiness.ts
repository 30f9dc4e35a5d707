import { join, dirname, resolve } from "node:path";
import { statfs } from "node:fs/promises";
import type { Database } from "#server/platform/db/connect.ts";
import { migrationNames } from "#server/platform/db/migration-files.ts";
import { withTimeout } from "#server/platform/timeout.ts";
import type { Config } from "#server/platform/config.ts";
import { findReadiness } from "./queries.ts";

const ownMigrations = join(import.meta.dirname, "../../../migrations");
const longestWait = 2000;

type OfDatabase = { database: boolean; migrations: boolean; outbox: boolean };

/** `disk` is left out where the site keeps nothing on one of its own. */
export type Readiness = OfDatabase & { disk?: boolean };

const notReady = { database: false, migrations: false, outbox: false };

type Options = {
  folder?: string;
  findFreeSpace?: () => Promise<number | undefined>;
};

/** Asks the database how it is, one question at a time; a silent one is as good as none after two seconds. */
export function createReadiness(
  db: Database,
  {
    folder = ownMigrations,
    findFreeSpace = async () => undefined,
  }: Options = {},
): () => Promise<Readiness> {
  const migrations = migrationNames(folder);
  let asked: Promise<OfDatabase> | undefined;
  async function ask(): Promise<OfDatabase> {
    try {
      const found = await findReadiness(db, migrations);
      return { ...notReady, ...found, database: true };
    } catch {
      return notReady;
    } finally {
      asked = undefined;
    }
  }
  return async () => {
    asked ??= ask();
    const [state, free] = await Promise.all([
      withTimeout(asked, longestWait, () => notReady),
      findFreeSpace(),
    ]);
    return { ...state, ...(free !== undefined && { disk: free >= leastFree }) };
  };
}

const longestSearch = 2000;

/** With less than this the database may soon be unable to write. */
const leastFree = 512 * 1024 ** 2;

/** Bytes that are free where this site keeps its own data; undefined where it keeps none, or no disk answers. */
export async function findFreeSpace({
  databaseUrl,
  s3,
  dataDir,
}: Pick<Config, "databaseUrl" | "s3" | "dataDir">) {
  if (databaseUrl !== undefined && s3) return undefined;
  return withTimeout(freeAt(resolve(dataDir)), longestSearch, () => undefined);
}

/** Of a folder that is not there yet, the one where it will be. */
async function freeAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const parent = dirname(folder);
    return parent === folder ? undefined : freeAt(parent);
  }
}
