import type * as contract from "#shared/contract/contact-merge.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { editedMeanwhile, notFound, refusal } from "#server/errors.ts";
import type { Services } from "#server/services.ts";
import { deleteReplies } from "#server/idempotency/queries.ts";
import { contactList } from "#server/contacts/delete-queries.ts";
import * as queries from "#server/contacts/merge-queries.ts";
import { saveContact } from "#server/contacts/save.ts";
import { moveCampaigns } from "#server/contacts/merge-queries.ts";

type Given = ParsedInputOf<typeof contract.mergeContacts>["body"];

/**
 * Makes one contact of two: what was sent to either and what either answered belongs to the one that stays, a
 * phone that wanted no more texts still gets none, and both personal links open it.
 */
export async function mergeContacts(
  trx: Database,
  config: Services["config"],
  { keep, drop, content }: Given,
) {
  await lock(trx, "contacts");
  const found = await queries.lockPair(trx, [keep._id, drop._id]);
  const [kept, dropped] = [keep, drop].map(({ _id }) =>
    found.find((contact) => contact._id === _id),
  );
  if (!kept || !dropped) throw notFound();
  if (kept.version !== keep.version || dropped.version !== drop.version)
    throw editedMeanwhile();
  if (kept.isFinal && dropped.isFinal) throw refusal(409, "both_answered");
  await moveCampaigns(trx, keep._id, drop._id);
  await queries.moveBelongings(trx, keep._id, drop._id);
  await queries.deleteMerged(trx, keep._id, drop._id);
  await saveContact(trx, config, keep._id, content);
  if (kept.optedout || dropped.optedout)
    await queries.insertOptOutOf(trx, keep._id);
  await deleteReplies(trx, [contactList]);
}
