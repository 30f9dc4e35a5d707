import type { Contact } from "#shared/contract/contacts.ts";

/** The first names of the first few, and how many there are beside them. */
export function firstNames(contacts: Pick<Contact, "name">[], most = 12) {
  const names = contacts
    .slice(0, most)
    .map(({ name }) => name.trim().split(/\s+/)[0] ?? name);
  return { names, others: contacts.length - names.length };
}
