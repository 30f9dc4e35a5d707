import type { Database } from "#server/db/connect.ts";
import { tryLock } from "#server/db/lock-queries.ts";
import * as weeks from "./event-weeks-queries.ts";

const weeksAhead = 4;

/**
 * Makes the partitions of the weeks to come, drops those that were kept long enough, and draws the sums of
 * weeks that are over together. What cannot be done because somebody reads or writes for long is done the next time.
 */
export async function maintainEventWeeks(db: Database): Promise<void> {
  for (const week of await weeks.findMissingWeeks(db, weeksAhead))
    await soon(db, (trx) => weeks.makeWeek(trx, week));
  for (const partition of await weeks.findOutdatedPartitions(db))
    await soon(db, (trx) => weeks.deletePartition(trx, partition));
  await soon(db, weeks.mergeSlots);
}

/** Of several instances, and of whoever counts anew, only one at a time. */
async function soon(db: Database, work: (trx: Database) => Promise<void>) {
  try {
    await db.transaction().execute(async (trx) => {
      if (!(await tryLock(trx, "insights"))) return;
      await weeks.waitBriefly(trx);
      await work(trx);
    });
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

/** The table was in use, or another instance was quicker. */
function isExpected(error: unknown): boolean {
  const { code = "" } = error as { code?: string };
  return ["55P03", "40P01", "42P01", "42P07"].includes(code);
}
