import { join } from "node:path";
import type { Database } from "#server/db/connect.ts";
import { migrationNames } from "#server/db/migration-files.ts";
import { withTimeout } from "#server/timeout.ts";
import { findReadiness } from "./queries.ts";

const ownMigrations = join(import.meta.dirname, "../../migrations");
const longestWait = 2000;

type Readiness = { database: boolean; migrations: boolean; outbox: boolean };

const notReady = { database: false, migrations: false, outbox: false };

/** Asks the database how it is, one question at a time; a silent one is as good as none after two seconds. */
export function createReadiness(
  db: Database,
  folder = ownMigrations,
): () => Promise<Readiness> {
  const migrations = migrationNames(folder);
  let asked: Promise<Readiness> | undefined;
  async function ask(): Promise<Readiness> {
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
    return withTimeout(asked, longestWait, () => notReady);
  };
}
