import { auditMonths } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { tryLock } from "#server/db/lock-queries.ts";
import { rollUpWeeks } from "#server/insights/queries.ts";
import { outdated, takeStep } from "./queries.ts";

/** Sums up the weeks that are over and deletes outdated rows; of several instances, one at a time. */
export async function sweep(db: Database, months = auditMonths): Promise<void> {
  const alone = (work: (trx: Database) => Promise<unknown>) =>
    db
      .transaction()
      .execute(async (trx) => (await tryLock(trx, "sweep")) && work(trx));
  await alone(rollUpWeeks);
  for (const step of outdated) {
    let mayBeMore: unknown = true;
    while (mayBeMore)
      mayBeMore = await alone((trx) => takeStep(trx, step, months));
  }
}
