import type { Language } from "#shared/rules/language.ts";
import { isEmpty } from "./text.ts";

/** The fields of a section, concern or question by name. */
export type Fields = Record<string, unknown>;

/** All content that staff edit, as one value. */
export type SiteContent = {
  settings: Record<string, Fields>;
  concerns: Record<string, Fields>;
  questions: Record<string, Fields>;
  order: { concerns: string[]; questions: string[] };
};

/** `order` holds the order of concerns and of questions, with these words as ids. */
export const contentLists = [
  "settings",
  "concerns",
  "questions",
  "order",
] as const;
export type ContentList = (typeof contentLists)[number];

type Item = { _id: string; version: number };

/** The settings, concerns and questions as one value. Leaves out ids inside items, and versions, because they only count saves. */
export function siteContentOf({
  settings: { information, ...sections },
  concerns,
  questions,
}: {
  settings: { information: Fields } & Record<string, Fields>;
  concerns: Item[];
  questions: Item[];
}): SiteContent {
  const { version: _version, ...texts } = information;
  return {
    settings: { ...sections, information: texts },
    concerns: byId(concerns),
    questions: byId(questions),
    order: { concerns: idsOf(concerns), questions: idsOf(questions) },
  };
}

const byId = (items: Item[]) =>
  Object.fromEntries(
    items.map(({ _id, version: _version, ...fields }) => [_id, fields]),
  );

const idsOf = (items: Item[]) => items.map(({ _id }) => _id);

/** Some fields of one section, concern or question. */
export type ItemFields = { list: ContentList; id: string; fields: Fields };

type FieldChange = {
  field: string;
  /** Null if the field is the same in both languages, such as a picture. */
  language: Language | null;
  before: unknown;
  after: unknown;
};

/**
 * A changed section, concern, question or order. `state` is `added` or `removed` if the item exists only after or
 * only before the change.
 */
export type ItemChange = {
  list: ContentList;
  id: string;
  /** The name of a concern or the text of a question; empty for sections and orders. */
  title: string;
  title_es: string;
  state: "added" | "removed" | "changed";
  fields: FieldChange[];
};

/** Returns the content with some fields replaced. An unknown id becomes a new item at the end. */
export function withFields(
  content: SiteContent,
  items: ItemFields[],
): SiteContent {
  const result = { ...content, order: { ...content.order } };
  for (const { list, id, fields } of items) {
    if (list === "order")
      Object.assign(result.order, { [id]: fields["order"] });
    else
      result[list] = {
        ...result[list],
        [id]: { ...result[list][id], ...fields },
      };
  }
  for (const list of ["concerns", "questions"] as const) {
    const ids = Object.keys(result[list]);
    const placed = result.order[list].filter((id) => ids.includes(id));
    const others = ids.filter((id) => !placed.includes(id));
    result.order[list] = [...placed, ...others];
  }
  return result;
}

/** Orders appear as items with a single field. */
const itemsOf = (content: SiteContent, list: ContentList) =>
  new Map<string, Fields>(
    list === "order"
      ? Object.entries(content.order).map(([id, order]) => [id, { order }])
      : Object.entries(content[list]),
  );

/** The changes from one state of the content to another. */
export function changesBetween(
  before: SiteContent,
  after: SiteContent,
): ItemChange[] {
  return contentLists.flatMap((list) => {
    const old = itemsOf(before, list);
    const now = itemsOf(after, list);
    return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
      const fields = changedFields(old.get(id) ?? {}, now.get(id) ?? {});
      if (fields.length === 0) return [];
      const state = !old.has(id)
        ? "added"
        : !now.has(id)
          ? "removed"
          : "changed";
      const titles = titlesOf(list, now.get(id) ?? old.get(id) ?? {});
      return [{ list, id, ...titles, state, fields } satisfies ItemChange];
    });
  });
}

/** The name of a concern or the text of a question, in both languages. */
export function titlesOf(list: ContentList, item: Fields) {
  const field = { concerns: "name", questions: "text" }[list as string];
  const text = (name: string) => {
    const value = item[name];
    return typeof value === "string" ? value : "";
  };
  if (field === undefined) return { title: "", title_es: "" };
  return { title: text(field), title_es: text(`${field}_es`) };
}

function changedFields(before: Fields, after: Fields): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .map((field) => ({
      field,
      language: languageOfField(field, names),
      before: before[field],
      after: after[field],
    }))
    .filter((change) => !isSameContent(change.before, change.after));
}

/** Compares values of content: text, numbers, lists and plain objects. A missing value equals an empty one. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return one === other || jsonOf(one) === jsonOf(other);
}

/** JSON with sorted keys, because PostgreSQL does not keep the order of keys. */
function jsonOf(value: unknown): string {
  if (isEmpty(value)) return "";
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
}

/**
 * The language of a field. Needs the names of all fields of the item, because an English field without `_en` is
 * recognized by its Spanish twin.
 */
function languageOfField(
  field: string,
  fields: ReadonlySet<string>,
): Language | null {
  if (field.endsWith("_es")) return "es";
  return field.endsWith("_en") || fields.has(`${field}_es`) ? "en" : null;
}
