import { type Language, languages } from "#shared/rules/language.ts";
import { type Invitation, invitationStatus } from "./invitation.ts";

export const contactGroups = [
  "unsent",
  "sent",
  "between",
  "expired",
  "completed",
] as const;

/** Where a contact stands, so that each is somewhere: also before sending, and when neither sent just now nor expired. */
export type ContactGroup = (typeof contactGroups)[number];

export function groupOf(contact: Invitation, now: string): ContactGroup {
  const status = invitationStatus(contact, now);
  return status ?? (contact.date === null ? "unsent" : "between");
}

/** What keeps texts from a family: no text reaches its phone, so that somebody has to call; or one waits for its hours. */
export const textTroubles = ["call", "held"] as const;
export type TextTrouble = (typeof textTroubles)[number];

/** Which contacts are meant: in a list, in a saved view, or by whoever texts them. */
export type ContactFilter = {
  /** Words that all have to be in the names, the phone or the REDCap ID. */
  search: string;
  status: ContactGroup | "any";
  language: Language | "any";
  texts: TextTrouble | "any";
  /** The contacts have all of these. */
  tags: string[];
  /** Those in the archive instead of the list. */
  archived: boolean;
};

/** Everybody in the list. */
export const everyContact: ContactFilter = {
  search: "",
  status: "any",
  language: "any",
  texts: "any",
  tags: [],
  archived: false,
};

export const contactColumns = [
  "name",
  "childname",
  "phone",
  "date",
  "status",
] as const;
export type ContactColumn = (typeof contactColumns)[number];

/** Without one, the newest come first. */
export type ContactSort = { by: ContactColumn; isDescending: boolean };

export const contactPageSize = 50;

export const tagLimits = { length: 40, ofContact: 10 };

/** What a tag is known by: `otono` is no other tag than `Otoño`. */
export const tagKey = (tag: string): string =>
  tag.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Tags as they are spelled already, where they are. */
export function spelledAs(known: Iterable<string>, tags: string[]): string[] {
  const spelled = new Map(Array.from(known, (tag) => [tagKey(tag), tag]));
  return tagsWith(
    [],
    tags.map((tag) => spelled.get(tagKey(tag)) ?? tag),
  );
}

/** Tags as a cell of a list or a form has them; separators stand in none of them. */
export function tagsOf(text: string): string[] {
  const known = new Map<string, string>();
  for (const tag of text.split(/[,;|\n]/)) {
    const clean = tag.trim().replace(/\s+/g, " ");
    const key = tagKey(clean);
    if (clean !== "" && !known.has(key)) known.set(key, clean);
  }
  return [...known.values()];
}

export const tagsText = (tags: readonly string[]): string => tags.join(", ");

/** Both together, each tag once. */
export const tagsWith = (tags: readonly string[], more: readonly string[]) =>
  tagsOf(tagsText([...tags, ...more]));

/** The words of a search: without parentheses and the marks between a phone's digits. */
export function searchedWords(search: string): string[] {
  return search
    .replace(/[()]/g, "")
    .replace(/(\d)[-.](?=\d)/g, "$1 ")
    .split(/\s+/)
    .filter(Boolean);
}

type Said = (name: string) => string | null;

function oneOf<Value extends string>(
  values: readonly Value[],
  said: string | null,
): Value | "any" {
  return values.find((value) => value === said) ?? "any";
}

/** What the parts of an address ask for; whatever else stands there is left out. */
export function readFilter(said: Said): ContactFilter {
  return {
    search: said("query") ?? "",
    status: oneOf(contactGroups, said("status")),
    language: oneOf(languages, said("language")),
    texts: oneOf(textTroubles, said("texts")),
    tags: tagsOf(said("tags") ?? ""),
    archived: said("archived") === "yes",
  };
}

/** The same as parts of an address; what is not asked for is empty, what is not given is left out. */
export function filterParts(
  filter: Partial<ContactFilter>,
): Record<string, string> {
  const { search, status, language, texts, tags, archived } = filter;
  const unlessAny = (value: string) => (value === "any" ? "" : value);
  return {
    ...(search !== undefined && { query: search }),
    ...(status !== undefined && { status: unlessAny(status) }),
    ...(language !== undefined && { language: unlessAny(language) }),
    ...(texts !== undefined && { texts: unlessAny(texts) }),
    ...(tags !== undefined && { tags: tagsText(tags) }),
    ...(archived !== undefined && { archived: archived ? "yes" : "" }),
  };
}

/** `-name` is the column of names from its end. */
export function readSort(said: string | null): ContactSort | null {
  const text = said ?? "";
  const isDescending = text.startsWith("-");
  const by = contactColumns.find((each) => each === text.slice(+isDescending));
  return by ? { by, isDescending } : null;
}

export function sortPart(sort: ContactSort | null): string {
  return sort === null ? "" : `${sort.isDescending ? "-" : ""}${sort.by}`;
}

/** A column's next order: up, down, and as it was. */
export function nextSort(
  sort: ContactSort | null,
  by: ContactColumn,
): ContactSort | null {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? null : { by, isDescending: true };
}
