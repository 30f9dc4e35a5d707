import { auditMonths } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { tryLock } from "#server/db/lock-queries.ts";
import { maintainEventWeeks } from "./event-weeks.ts";
import { deleteOutdated, everythingOutdated } from "./queries.ts";

/** Lets go of everything that was kept long enough; of several instances only one at a time. */
export async function sweep(db: Database, months = auditMonths): Promise<void> {
  await maintainEventWeeks(db);
  for (const what of everythingOutdated) {
    let mayBeMore = true;
    while (mayBeMore) {
      mayBeMore = await db
        .transaction()
        .execute(
          async (trx) =>
            (await tryLock(trx, "sweep")) &&
            (await deleteOutdated(trx, what, months)),
        );
    }
  }
}
