import { join } from "node:path";
import type { Database } from "#server/db/connect.ts";
import { migrationNames } from "#server/db/migration-files.ts";
import { withTimeout } from "#server/timeout.ts";
import { leastFree } from "./disk.ts";
import { findReadiness } from "./queries.ts";

const ownMigrations = join(import.meta.dirname, "../../migrations");
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
