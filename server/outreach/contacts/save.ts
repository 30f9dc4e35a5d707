import type * as contract from "#shared/contract/outreach/contacts.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import {
  editConflict,
  notFound,
  refusal,
  refuse,
} from "#server/platform/errors.ts";
import { deleteReplies } from "#server/platform/idempotency/queries.ts";
import { recipientOf } from "#server/outreach/messages/recipient.ts";
import {
  contactList,
  eraseContacts,
} from "#server/outreach/erasure/erase-queries.ts";
import {
  lockContact,
  countContacts,
  insertContact,
  findWhereabouts,
  isListedTwice,
  moveWaitingTexts,
  updateContact,
} from "./queries.ts";
import { mostContacts } from "#shared/rules/field-limits.ts";
import { newId } from "#server/platform/ids.ts";
import { audit } from "#server/platform/audit-queries.ts";
import type { Caller } from "#server/platform/http/route.ts";
import { deleteUnreachablePhone } from "#server/outreach/messages/queries.ts";
import { spelledAs } from "#shared/rules/outreach/contacts/view.ts";
import { findTags } from "./view-queries.ts";

type Given = ParsedInputOf<typeof contract.saveContact>["body"];

/** Saves a contact and redirects its waiting texts. */
export async function saveContact(
  trx: Database,
  { smsCountries }: Services["config"],
  _id: string,
  { consentdate, version, tags, ...given }: Given,
) {
  const phone = await recipientOf(given.phone, smsCountries, "phone");
  await lock(trx, "contacts");
  if (!(await lockContact(trx, _id))) throw notFound();
  const contact = { ...given, phone };
  if (await isListedTwice(trx, _id, contact))
    throw refusal(409, "contact_known", "phone");
  const content = {
    ...contact,
    consentdate: consentdate === "" ? null : consentdate,
    ...(tags && { tags: await spelledAsKnown(trx, tags) }),
  };
  if (!(await updateContact(trx, _id, content, version))) throw editConflict();
  await moveWaitingTexts(trx, _id, phone);
  await deleteReplies(trx, [contactList]);
}

type NewContact = ParsedInputOf<typeof contract.createOneContact>["body"];

/** Adds a contact with a reachable phone. Returns its id. */
export async function createContact(
  trx: Database,
  { smsCountries }: Services["config"],
  { phone, consentdate = "", tags = [], ...given }: NewContact,
): Promise<string> {
  const _id = newId();
  const contact = {
    ...given,
    _id,
    consentdate: consentdate === "" ? null : consentdate,
    tags: await spelledAsKnown(trx, tags),
    phone: await recipientOf(phone, smsCountries, "phone"),
    date: null,
  };
  // Insert one contact at a time, so that the count stays correct.
  await lock(trx, "contacts");
  if ((await countContacts(trx)) >= mostContacts)
    throw refuse(409, "contacts_full", { most: mostContacts });
  if (!(await insertContact(trx, contact))) {
    throw refusal(409, "contact_known", "phone");
  }
  return _id;
}

/** Deletes contacts and their personal data; their answers stay, without a name. Returns the count. */
export async function deleteContacts(
  trx: Database,
  contacts: string[],
  { user, ip }: Required<Caller>,
) {
  const amount = await eraseContacts(trx, contacts);
  const subject = String(amount);
  await audit(trx, "contacts_deleted", { user: user._id, ip, subject });
  return amount;
}

/** Allows texts to an unreachable phone of a contact again. */
export async function checkPhone(
  trx: Database,
  _id: string,
): Promise<undefined> {
  const [contact] = await findWhereabouts(trx, [_id]);
  if (!contact) throw notFound();
  await deleteUnreachablePhone(trx, contact.phone);
}

/** Uses the spelling of existing tags: `north` and `North` are the same tag. */
export async function spelledAsKnown(
  db: Database,
  tags: string[],
): Promise<string[]> {
  return tags.length === 0 ? tags : spelledAs(await findTags(db), tags);
}
