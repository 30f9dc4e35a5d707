import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type * as contract from "#shared/contract/contacts.ts";
import { mostContacts } from "#shared/rules/field-limits.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { refusal, refuse } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { recipientOf } from "#server/messages/recipient.ts";
import { countContacts, insertContact } from "./queries.ts";
import { spelledAsKnown } from "./tags.ts";

type Given = ParsedInputOf<typeof contract.createOneContact>["body"];

/** Adds a contact whom a text message can reach; answers its id. */
export async function createContact(
  trx: Database,
  { smsCountries }: Services["config"],
  { phone, consentdate = "", tags = [], ...given }: Given,
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
  // One at a time adds to the list, so that counting it holds.
  await lock(trx, "contacts");
  if ((await countContacts(trx)) >= mostContacts)
    throw refuse(409, "contacts_full", { most: mostContacts });
  if (!(await insertContact(trx, contact))) {
    throw refusal(409, "contact_known", "phone");
  }
  return _id;
}
