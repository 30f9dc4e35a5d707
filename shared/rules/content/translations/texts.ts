import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { isFormatted } from "#shared/rules/content/formatted-fields.ts";
import { withRowFields } from "#shared/rules/content/language-rows.ts";
import type {
  ContentList,
  Fields,
  ItemFields,
  SiteContent,
} from "#shared/rules/content/site-content.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import { concernLimits, questionLimits } from "#shared/rules/field-limits.ts";
import { pairedBlocks, withBlocks } from "./blocks.ts";

/** A text in both languages: a field, or one paragraph of a formatted field. */
export type TranslatableText = {
  list: Exclude<ContentList, "order">;
  id: string;
  /** The names of the fields, such as `name` and `name_es` or `profiles.0.bio_en` and `profiles.0.bio_es`. */
  en: string;
  es: string;
  /** The place of a paragraph in its field, from 0; null for a whole field. */
  place: number | null;
  english: string;
  spanish: string;
  /** A list of texts, with a line per entry. */
  isList: boolean;
  /** Only one language has some paragraphs, so that the other paragraphs may be paired wrongly. */
  isUneven: boolean;
};

/** Identifies a text in a translation sheet: `concerns/{id}/content/3`. */
export function textKey({ list, id, en, place }: TranslatableText): string {
  const parts = [list, id, en.replace(/_en$/, "")];
  return [...parts, ...(place === null ? [] : [place + 1])].join("/");
}

/** All texts in the order of the site. */
export function translatableTexts(content: SiteContent): TranslatableText[] {
  const { settings, concerns, questions, order } = content;
  const texts = (
    list: TranslatableText["list"],
    items: Record<string, Fields>,
    ids: string[],
  ) => ids.flatMap((id) => textsOfItem(list, id, items[id] ?? {}));
  return [
    ...texts("settings", settings, Object.keys(settings)),
    ...texts("concerns", concerns, order.concerns),
    ...texts("questions", questions, order.questions),
  ];
}

function textsOfItem(
  list: TranslatableText["list"],
  id: string,
  item: Fields,
): TranslatableText[] {
  const fields = withRowFields(item);
  return languagePairsOf(fields).flatMap(({ en, es }): TranslatableText[] => {
    const english = lines(fields[en]);
    const spanish = lines(fields[es]);
    if (english.trim() === "" && spanish.trim() === "") return [];
    const isList = [fields[en], fields[es]].some(Array.isArray);
    const field = { list, id, en, es, isList, isUneven: false };
    const blocks = isFormatted(en) ? pairedBlocks(english, spanish) : undefined;
    if (!blocks) return [{ ...field, place: null, english, spanish }];
    return blocks.map((block, place) => ({ ...field, place, ...block }));
  });
}

/** A list of texts has a line per entry. */
const lines = (value: unknown): string =>
  Array.isArray(value)
    ? value.join("\n")
    : typeof value === "string"
      ? value
      : "";

/** The maximum length of a text or, in a list, of each line. Undefined for parts of formatted texts: only the whole is limited. */
export function limitOf({ list, en }: TranslatableText): number | undefined {
  const limits: Record<string, number> = {
    settings: settingsLimits,
    concerns: concernLimits,
    questions: questionLimits,
  }[list];
  const name = (en.split(".").pop() ?? en).replace(/_en$/, "");
  if (name === "suggestedquestions") return concernLimits.suggestedquestion;
  return limits[name.startsWith("label") ? "label" : name];
}

/** Texts with old Spanish words beside new English ones, and texts without Spanish, need a translator. */
export type TextState = "translated" | "missing" | "english_changed";

/** Returns the state of a text, compared with the words before. */
export function stateIn(
  before: TranslatableText[],
): (text: TranslatableText) => TextState {
  const english = new Set(before.map((text) => sideOf(text, "english")));
  const spanish = new Set(before.map((text) => sideOf(text, "spanish")));
  return (text) => {
    if (text.spanish.trim() === "") return "missing";
    const isChanged =
      spanish.has(sideOf(text, "spanish")) &&
      !english.has(sideOf(text, "english"));
    return isChanged ? "english_changed" : "translated";
  };
}

const sideOf = (text: TranslatableText, side: "english" | "spanish") =>
  [text.list, text.id, text.en, text[side]].join("\n");

/** The fields of items with new Spanish texts. */
export function translatedFields(
  content: SiteContent,
  translated: { text: TranslatableText; spanish: string }[],
): ItemFields[] {
  const items = new Map<string, ItemFields>();
  for (const field of groupedByField(translated)) {
    const { list, id, es } = field[0]!.text;
    const current = content[list][id] ?? {};
    const item = items.get(`${list}/${id}`) ?? { list, id, fields: {} };
    items.set(`${list}/${id}`, item);
    const whole = { ...current, ...item.fields };
    setField(item.fields, whole, es, translatedField(whole, field));
  }
  return [...items.values()];
}

type Translated = { text: TranslatableText; spanish: string };

function groupedByField(translated: Translated[]): Translated[][] {
  const groups = new Map<string, Translated[]>();
  for (const entry of translated) {
    const { list, id, es } = entry.text;
    const key = [list, id, es].join("/");
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

function translatedField(item: Fields, entries: Translated[]): unknown {
  const { text, spanish } = entries[0]!;
  const fields = withRowFields(item);
  if (Array.isArray(fields[text.en]) || Array.isArray(fields[text.es]))
    return spanish
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  if (text.place === null) return spanish;
  return withBlocks(
    lines(fields[text.en]),
    lines(fields[text.es]),
    new Map(entries.map((entry) => [entry.text.place ?? 0, entry.spanish])),
  );
}

/** Sets a field by name; `profiles.0.bio_es` replaces the whole list. */
function setField(fields: Fields, item: Fields, name: string, value: unknown) {
  const [list = "", place, field = ""] = name.split(".");
  if (place === undefined) {
    fields[name] = value;
    return;
  }
  const rows = item[list] as Fields[];
  fields[list] = rows.map((row, at) =>
    at === Number(place) ? { ...row, [field]: value } : row,
  );
}
