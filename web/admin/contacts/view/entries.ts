import type { Contact } from "#shared/contract/contacts.ts";
import { invitationStatus } from "#shared/rules/invitation.ts";
import { searchable } from "#web/admin/list/search.ts";

export const groups = [
  "unsent",
  "sent",
  "between",
  "expired",
  "completed",
] as const;

/** Where a contact stands, so that each is somewhere: also before sending, and from 7 to under 10 days. */
export type Group = (typeof groups)[number];

export type Entry = { contact: Contact; group: Group; searched: string };

function groupOf(contact: Contact, now: string): Group {
  const status = invitationStatus(contact, now);
  return status ?? (contact.date === null ? "unsent" : "between");
}

/** What the list has to know of each contact, found out once for all that is typed and clicked. */
export function entriesOf(contacts: Contact[], now: string): Entry[] {
  return contacts.map((contact) => {
    const { name, childname, phone, redcapid } = contact;
    const searched = searchable([name, childname, phone, redcapid]);
    return { contact, group: groupOf(contact, now), searched };
  });
}
