import type { ContactPage } from "#shared/contract/outreach/contact-lists.ts";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { emptyFields } from "#shared/rules/outreach/contacts/import.ts";

/** A new contact. Its name is also its id. */
export function contactNamed(
  name: string,
  changes: Partial<Contact> = {},
): Contact {
  return {
    ...emptyFields,
    _id: name,
    name,
    phone: "+15551234567",
    language: "en",
    date: null,
    active: 1,
    result: null,
    optedout: false,
    deadphone: null,
    message: null,
    tags: [],
    archived: null,
    version: 1,
    ...changes,
  };
}

const amounts = { unsent: 120, sent: 0, between: 0, expired: 0, completed: 0 };

/** One page of a long list, as the server returns it. */
export const pageOfContacts = (rows: Contact[], page = 1): ContactPage => ({
  rows,
  page,
  total: 120,
  amounts,
  archived: 0,
});
