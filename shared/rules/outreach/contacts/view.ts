import { type Language, languages } from "#shared/rules/language.ts";
import { type Invitation, invitationStatus } from "./invitation.ts";

export const contactGroups = [
  "unsent",
  "sent",
  "between",
  "expired",
  "completed",
] as const;

/**
 * The status of a contact: the status of its invitation, `unsent`, or `between` (no longer “just sent” and not yet
 * expired).
 */
export type ContactGroup = (typeof contactGroups)[number];

type LatestText = { message?: { state: string } | null };

/** Whether the latest text was only stored, because no SMS provider was set up. */
export const isOnlyStored = ({ message }: LatestText): boolean =>
  message?.state === "kept";

export function contactGroup(contact: Invitation, now: string): ContactGroup {
  const status = invitationStatus(contact, now);
  return status ?? (contact.date === null ? "unsent" : "between");
}

/**
 * Why a family has no text. `untexted`: none was sent, except in test mode. `call`: its phone gets none. `held`: one is
 * waiting for its hours.
 */
export const textTroubles = ["untexted", "call", "held"] as const;
export type TextTrouble = (typeof textTroubles)[number];

/** Which contacts to list, to export or to text. */
export type ContactFilter = {
  /** Words that must all occur in the names, the phone or the REDCap ID. */
  search: string;
  status: ContactGroup | "any";
  language: Language | "any";
  texts: TextTrouble | "any";
  /** Contacts must have all of these. */
  tags: string[];
  /** Shows the archive instead of the list. */
  archived: boolean;
};

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

/** Null sorts by newest first. */
export type ContactSort = { by: ContactColumn; isDescending: boolean };

export const contactPageSize = 50;

export const tagLimits = { length: 40, ofContact: 10 };

/** Compares tags without case and accents: `otono` equals `Otoño`. */
export const tagKey = (tag: string): string =>
  tag.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Uses the existing spelling of tags that are already known. */
export function spelledAs(
  existing: Iterable<string>,
  tags: string[],
): string[] {
  const spellings = new Map(Array.from(existing, (tag) => [tagKey(tag), tag]));
  return tagsWith(
    [],
    tags.map((tag) => spellings.get(tagKey(tag)) ?? tag),
  );
}

/** Splits a cell or form field into tags. */
export function tagsOf(text: string): string[] {
  const tagsByKey = new Map<string, string>();
  for (const tag of text.split(/[,;|\n]/)) {
    const clean = tag.trim().replace(/\s+/g, " ");
    const key = tagKey(clean);
    if (clean !== "" && !tagsByKey.has(key)) tagsByKey.set(key, clean);
  }
  return [...tagsByKey.values()];
}

export const tagsText = (tags: readonly string[]): string => tags.join(", ");

/** Merges both lists without duplicates. */
export const tagsWith = (tags: readonly string[], more: readonly string[]) =>
  tagsOf(tagsText([...tags, ...more]));

/** Splits a search into words. Removes parentheses and separators inside phone numbers. */
export function searchedWords(search: string): string[] {
  return search
    .replace(/[()]/g, "")
    .replace(/(\d)[-.](?=\d)/g, "$1 ")
    .split(/\s+/)
    .filter(Boolean);
}

type ReadParameter = (name: string) => string | null;

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | "any" {
  return values.find((each) => each === value) ?? "any";
}

/** Reads a filter from URL parameters; ignores unknown values. */
export function readFilter(read: ReadParameter): ContactFilter {
  return {
    search: read("query") ?? "",
    status: oneOf(contactGroups, read("status")),
    language: oneOf(languages, read("language")),
    texts: oneOf(textTroubles, read("texts")),
    tags: tagsOf(read("tags") ?? ""),
    archived: read("archived") === "yes",
  };
}

/** Writes a filter as URL parameters; default values become empty. */
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

/** `-name` sorts by name in descending order. */
export function readSort(value: string | null): ContactSort | null {
  const text = value ?? "";
  const isDescending = text.startsWith("-");
  const by = contactColumns.find((each) => each === text.slice(+isDescending));
  return by ? { by, isDescending } : null;
}

export function sortPart(sort: ContactSort | null): string {
  return sort === null ? "" : `${sort.isDescending ? "-" : ""}${sort.by}`;
}

/** Cycles a column: ascending, descending, unsorted. */
export function nextSort(
  sort: ContactSort | null,
  by: ContactColumn,
): ContactSort | null {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? null : { by, isDescending: true };
}
