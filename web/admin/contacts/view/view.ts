import type { Contact } from "#shared/contract/contacts.ts";
import {
  type ContactFilter,
  type ContactGroup,
  type ContactSort,
  filterParts,
  groupOf,
  readFilter,
  readSort,
  sortPart,
} from "#shared/rules/contacts/view.ts";
import { readPage } from "#web/admin/list/read-address.ts";

/** A contact, and where it stands as of the moment at which it was read. */
export type Entry = { contact: Contact; group: ContactGroup };

export function entriesOf(contacts: Contact[], now: string): Entry[] {
  return contacts.map((contact) => ({ contact, group: groupOf(contact, now) }));
}

/** Which contacts are looked at, in which order, and which page of them. */
export type View = {
  filter: ContactFilter;
  /** Nothing: the newest first. */
  sort: ContactSort | null;
  page: number;
};

/** What the address asks for; whatever else stands there is left out. */
export function readView(address: URLSearchParams): View {
  return {
    filter: readFilter((name) => address.get(name)),
    sort: readSort(address.get("sort")),
    page: readPage(address),
  };
}

type Change = {
  filter?: Partial<ContactFilter>;
  sort?: ContactSort | null;
  page?: number;
};

/** The same as the address says it; what is not asked for is empty, what is not given stays as it was. */
export function toAddress({ filter, sort, page }: Change) {
  return {
    ...(filter && filterParts(filter)),
    ...(sort !== undefined && { sort: sortPart(sort) }),
    ...(page !== undefined && { page: page === 1 ? "" : String(page) }),
  };
}
