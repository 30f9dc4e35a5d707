import { audit } from "#server/audit.ts";
import type { Database } from "#server/db/connect.ts";
import { deleteTokensOf } from "./token-queries.ts";

/**
 * Ends all tokens of somebody, each with its line in the record. It stands before what else an act changes:
 * the fields that were changed go with the line that follows them.
 */
export async function endTokens(
  trx: Database,
  owner: string,
  by: { user?: string; ip?: string } = {},
) {
  for (const { _id, name } of await deleteTokensOf(trx, owner))
    await audit(trx, "token_ended", { ...by, subject: _id, about: name });
}
