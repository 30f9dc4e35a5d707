import type { Database } from "#server/platform/db/connect.ts";
import { isListed } from "#server/content/tables/item-queries.ts";
import type { WrittenItem } from "#server/content/editing/items.ts";
import { refusal } from "#server/platform/errors.ts";
import { isPurposeTwice } from "./queries.ts";

/** Refuses a question about a concern that does not exist. */
export async function refuseUnknownConcern(
  trx: Database,
  content?: WrittenItem,
) {
  const concern = content && "concern" in content && content.concern;
  if (concern && !(await isListed(trx, "concerns", concern)))
    throw refusal(400, "unknown_concern", "concern");
}

/** Refuses if two active questions have the same purpose, because it would be unclear which answer counts. */
export async function refusePurposeTwice(trx: Database) {
  if (await isPurposeTwice(trx)) throw refusal(409, "purpose_taken", "purpose");
}
