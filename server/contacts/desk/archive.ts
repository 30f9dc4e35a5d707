import type { Database } from "#server/db/connect.ts";
import { deleteReplies } from "#server/idempotency/queries.ts";
import { contactList } from "#server/contacts/delete-queries.ts";
import { lockContacts } from "#server/contacts/queries.ts";
import { updateArchived, withdrawWaitingTexts } from "./selection-queries.ts";

type Given = { conts: string[]; archived: boolean };

/** Takes contacts out of the list, and no text goes to them any more, or brings them back; their links still work. */
export async function archiveContacts(
  trx: Database,
  { conts, archived }: Given,
): Promise<number> {
  await lockContacts(trx, conts);
  const amount = await updateArchived(trx, conts, archived);
  if (archived) await withdrawWaitingTexts(trx, conts);
  await deleteReplies(trx, [contactList]);
  return amount;
}
