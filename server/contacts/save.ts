import type * as contract from "#shared/contract/contacts.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { editedMeanwhile, notFound, refusal } from "#server/errors.ts";
import { deleteReplies } from "#server/idempotency/queries.ts";
import { recipientOf } from "#server/messages/recipient.ts";
import { contactList } from "./delete-queries.ts";
import { lockContact } from "./queries.ts";
import {
  isListedTwice,
  moveWaitingTexts,
  updateContact,
} from "./save-queries.ts";
import { spelledAsKnown } from "./tags.ts";

type Given = ParsedInputOf<typeof contract.saveContact>["body"];

/** Changes a contact, and where a text that is still waiting goes. */
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
  if (!(await updateContact(trx, _id, content, version)))
    throw editedMeanwhile();
  await moveWaitingTexts(trx, _id, phone);
  await deleteReplies(trx, [contactList]);
}
