import type { Database } from "#server/db/connect.ts";
import { deleteOutdated, everythingOutdated, lockSweeping } from "./queries.ts";

/** Lets go of everything that was kept long enough; of several instances only one at a time. */
export async function sweep(db: Database): Promise<void> {
  for (const what of everythingOutdated) {
    let mayBeMore = true;
    while (mayBeMore) {
      mayBeMore = await db
        .transaction()
        .execute(
          async (trx) =>
            (await lockSweeping(trx)) && (await deleteOutdated(trx, what)),
        );
    }
  }
}
