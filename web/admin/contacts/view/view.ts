import type { Contact } from "#shared/contract/contacts.ts";
import { invitationStatus } from "#shared/rules/contacts/invitation.ts";
import { type Language, languages } from "#shared/rules/language.ts";
import { partsOf } from "#web/admin/list/address.ts";
import {
  readOneOf,
  readPage,
  readQuery,
} from "#web/admin/list/read-address.ts";
import { matcher, searchable } from "#web/admin/list/search.ts";

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

export const columns = [
  "name",
  "childname",
  "phone",
  "date",
  "status",
] as const;

export type Column = (typeof columns)[number];

export type Sort = { by: Column; isDescending: boolean };

export type View = {
  query: string;
  group: Group | "any";
  language: Language | "any";
  /** Nothing: as the server gives them, the newest first. */
  sort: Sort | null;
  page: number;
};

/** What the address asks for; whatever else stands there is left out. */
export function readView(address: URLSearchParams): View {
  return {
    query: readQuery(address),
    group: readOneOf(address, "status", groups) ?? "any",
    language: readOneOf(address, "language", languages) ?? "any",
    sort: readSort(address.get("sort") ?? ""),
    page: readPage(address),
  };
}

/** `-name` is the column of names from its end. */
function readSort(text: string): Sort | null {
  const isDescending = text.startsWith("-");
  const by = columns.find((column) => column === text.slice(+isDescending));
  return by ? { by, isDescending } : null;
}

/** The same as the address says it; what is not asked for is empty. */
export function toAddress(view: Partial<View>): Record<string, string> {
  const { group, sort, ...rest } = view;
  const order = sort && `${sort.isDescending ? "-" : ""}${sort.by}`;
  return partsOf({ ...rest, status: group, sort: order });
}

const collator = new Intl.Collator("es-US", {
  sensitivity: "base",
  numeric: true,
});

function isBefore(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const comparers: Record<Column, (one: Entry, other: Entry) => number> = {
  name: (one, other) => collator.compare(one.contact.name, other.contact.name),
  childname: (one, other) =>
    collator.compare(one.contact.childname, other.contact.childname),
  phone: (one, other) => isBefore(one.contact.phone, other.contact.phone),
  date: (one, other) =>
    isBefore(one.contact.date ?? "", other.contact.date ?? ""),
  status: (one, other) =>
    groups.indexOf(one.group) - groups.indexOf(other.group),
};

function hasNothing({ contact }: Entry, by: Column): boolean {
  return by === "status" || by === "phone" ? false : !contact[by];
}

/** In the order of one column, either way; what has nothing in it always comes last. */
export function sorted(entries: Entry[], sort: Sort | null): Entry[] {
  if (!sort) return entries;
  const { by, isDescending } = sort;
  const compare = comparers[by];
  const way = isDescending ? -1 : 1;
  return [...entries].sort(
    (one, other) =>
      Number(hasNothing(one, by)) - Number(hasNothing(other, by)) ||
      way * compare(one, other),
  );
}

/** A column's next order: up, down, and as it was. */
export function nextSort(sort: Sort | null, by: Column): Sort | null {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? null : { by, isDescending: true };
}

type Filter = Pick<View, "query" | "group" | "language">;

/** Those that fit everything that was asked for. */
export function filtered(entries: Entry[], filter: Filter): Entry[] {
  const { query, group, language } = filter;
  const isFound = matcher(query);
  return entries.filter(
    (entry) =>
      (group === "any" || entry.group === group) &&
      (language === "any" || entry.contact.language === language) &&
      isFound(entry.searched),
  );
}

/** How many stand where. */
export function amounts(entries: Entry[]): Record<Group, number> {
  const found = Object.fromEntries(groups.map((group) => [group, 0]));
  for (const { group } of entries) found[group] = (found[group] ?? 0) + 1;
  return found as Record<Group, number>;
}
