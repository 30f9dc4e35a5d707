import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#server/db/connect.ts";
import { findReadiness } from "#server/health-queries.ts";

const migrations = readdirSync(join(import.meta.dirname, "../migrations"));
const longestWait = 2000;

type Readiness = { database: boolean; migrations: boolean; outbox: boolean };

const nothing = { database: false, migrations: false, outbox: false };

/** Asks the database how it is, one question at a time; a silent one is as good as none after two seconds. */
export function createReadiness(db: Database): () => Promise<Readiness> {
  let asked: Promise<Readiness> | undefined;
  async function ask(): Promise<Readiness> {
    try {
      const found = await findReadiness(db, migrations);
      return { ...nothing, ...found, database: true };
    } catch {
      return nothing;
    } finally {
      asked = undefined;
    }
  }
  return async () => {
    asked ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<Readiness>((resolve) => {
      timer = setTimeout(() => resolve(nothing), longestWait);
    });
    return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
  };
}
