import type { mergeContacts as declaration } from "#shared/contract/outreach/contact-lists.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { editConflict, notFound, refusal } from "#server/platform/errors.ts";
import { deleteReplies } from "#server/platform/idempotency/queries.ts";
import { contactList } from "#server/outreach/erasure/erase-queries.ts";
import {
  insertOptOut,
  insertOptOutByStaff,
} from "#server/outreach/messages/queries.ts";
import * as queries from "./merge-queries.ts";
import { findWhereabouts } from "./queries.ts";
import { saveContact } from "./save.ts";

type Given = ParsedInputOf<typeof declaration>["body"];

/**
 * Merges two contacts. The remaining one gets the messages and results of both. If either opted out, it stays opted
 * out. Both personal links open it.
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
    throw editConflict();
  if (kept.isFinal && dropped.isFinal) throw refusal(409, "both_answered");
  await queries.moveCampaigns(trx, keep._id, drop._id);
  await queries.moveBelongings(trx, keep._id, drop._id);
  await queries.deleteMerged(trx, keep._id, drop._id);
  await saveContact(trx, config, keep._id, content);
  const phone = (await findWhereabouts(trx, [keep._id]))[0]!.phone;
  if (kept.isStoppedByFamily || dropped.isStoppedByFamily)
    await insertOptOut(trx, phone);
  else if (kept.optedout || dropped.optedout)
    await insertOptOutByStaff(trx, phone);
  await deleteReplies(trx, [contactList]);
}
