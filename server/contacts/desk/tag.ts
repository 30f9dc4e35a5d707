import { tagLimits } from "#shared/rules/contacts/view.ts";
import { contactList } from "#server/contacts/delete-queries.ts";
import { lockContacts } from "#server/contacts/queries.ts";
import { spelledAsKnown } from "#server/contacts/tags.ts";
import type { Database } from "#server/db/connect.ts";
import { refuse } from "#server/errors.ts";
import { deleteReplies } from "#server/idempotency/queries.ts";
import { findMostTags, updateTags } from "./selection-queries.ts";

type Given = { conts: string[]; add: string[]; remove: string[] };

/** Puts tags on contacts and takes others off; answers how many contacts there were. */
export async function tagContacts(
  trx: Database,
  { conts, add, remove }: Given,
): Promise<number> {
  await lockContacts(trx, conts);
  const added = await spelledAsKnown(trx, add);
  const amount = await updateTags(trx, conts, { added, removed: remove });
  if ((await findMostTags(trx, conts)) > tagLimits.ofContact)
    throw refuse(400, "too_many", { most: tagLimits.ofContact }, "add");
  await deleteReplies(trx, [contactList]);
  return amount;
}
