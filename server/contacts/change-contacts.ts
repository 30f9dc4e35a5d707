import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { createContact } from "#shared/contract/contacts.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { refusal, refuse } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import type { Caller } from "#server/http/route.ts";
import { recipientOf } from "#server/messages/recipient.ts";
import { deleteContacts, stripResults } from "./erase-queries.ts";
import {
  countContacts,
  findContacts,
  insertContact,
  lockContacts,
} from "./queries.ts";

const mostContacts = 20_000;

type Given = ParsedInputOf<typeof createContact>["body"];

/** Adds a contact whom a text message can reach; answers the list with it. */
export async function addContact(
  trx: Database,
  { smsCountries }: Services["config"],
  { phone, ...given }: Given,
) {
  const contact = {
    ...given,
    _id: newId(),
    phone: recipientOf(phone, smsCountries, "phone"),
    date: null,
  };
  // One at a time adds to the list, so that counting it holds.
  await lock(trx, "contacts");
  if ((await countContacts(trx)) >= mostContacts) {
    const msg = `There can be ${mostContacts} contacts at most. Please delete some first.`;
    throw refuse(409, "too_many", msg);
  }
  if (!(await insertContact(trx, contact))) {
    throw refusal(409, "contact_known", "phone");
  }
  return findContacts(trx);
}

/** Deletes contacts with all that names them; what they answered stays, without a name. */
export async function eraseContacts(
  trx: Database,
  contacts: string[],
  { user, ip }: Required<Caller>,
) {
  // Who is just handing in goes first, so that what they hand in loses its names as well.
  await lockContacts(trx, contacts);
  await stripResults(trx, contacts);
  const subject = String(await deleteContacts(trx, contacts));
  await audit(trx, "contacts_deleted", { user: user._id, ip, subject });
  return findContacts(trx);
}
