import type { Database } from "#server/db/connect.ts";
import { deleteOutdated, lockSweeping } from "./queries.ts";

/** Deletes old drafts, kept replies and used challenges; of several instances only one at a time. */
export async function sweep(db: Database): Promise<void> {
  for (const what of ["drafts", "replies", "challenges"] as const) {
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
