import { isFormatted } from "#shared/rules/content/formatted-fields.ts";
import { keyOf, limitOf, type Text } from "./texts.ts";

/** A row of a translation sheet as it came back. */
export type SheetRow = {
  line: number;
  key: string;
  english: string;
  spanish: string;
  /** A spreadsheet turned the Spanish text into a date. */
  isDate: boolean;
};

/**
 * `new`: other Spanish words than now. `same`: nothing to do. `stale`: the English words are no longer those of the
 * sheet, so staff must decide.
 */
export const rowKinds = ["new", "same", "stale", "refused"] as const;
export type RowKind = (typeof rowKinds)[number];

type RowProblem =
  "unknown" | "other_paragraphs" | "date" | "repeated" | "tags" | "too_long";

export type CheckedRow = SheetRow &
  (
    | { kind: Exclude<RowKind, "refused">; text: Text }
    | { kind: "refused"; text?: Text | undefined; problem: RowProblem }
  );

/** Compares the rows of a sheet, in any order, with the texts as they are now. */
export function checkRows(texts: Text[], rows: SheetRow[]): CheckedRow[] {
  const textFor = textFinder(texts);
  const checked = rows.map((row): CheckedRow => {
    const text = textFor(row);
    if (typeof text === "string")
      return { ...row, kind: "refused", problem: text };
    const spanish = cleanSpanish(row.spanish, text);
    if (spanish === "" || spanish === cleanSpanish(text.spanish, text))
      return { ...row, spanish, kind: "same", text };
    const problem = problemOf({ ...row, spanish }, text);
    if (problem) return { ...row, spanish, kind: "refused", text, problem };
    const isStale = !isSameEnglish(row.english, text.english);
    return { ...row, spanish, kind: isStale ? "stale" : "new", text };
  });
  return withoutRepeats(checked);
}

/** Finds the text of a row by key. If paragraphs were moved, finds it by its English words in the same field. */
function textFinder(texts: Text[]) {
  const byKey = new Map(texts.map((text) => [keyOf(text), text]));
  const byField = new Map<string, Text[]>();
  for (const text of texts) {
    const field = fieldOf(keyOf(text));
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return ({ key, english }: SheetRow): Text | RowProblem => {
    const text = byKey.get(key);
    if (text && isSameEnglish(text.english, english)) return text;
    const others = byField.get(fieldOf(key));
    if (english.trim() === "")
      return text ?? (others ? "other_paragraphs" : "unknown");
    const moved = others?.find((other) =>
      isSameEnglish(other.english, english),
    );
    return moved ?? text ?? (others ? "other_paragraphs" : "unknown");
  };
}

const fieldOf = (key: string) => key.replace(/\/\d+$/, "");

const invisible =
  /[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Ignores what spreadsheets and word processors change by themselves. */
function isSameEnglish(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .replace(invisible, "")
      .replace(/[“”„]/g, '"')
      .replace(/[‘’‚]/g, "'")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return a === b;
}

/** Line breaks count in plain texts only. */
function cleanSpanish(spanish: string, { es }: Text): string {
  const text = spanish.replace(invisible, "").replace(/\r\n?/g, "\n");
  return text.replace(isFormatted(es) ? /\s+/g : /[^\S\n]+/g, " ").trim();
}

function problemOf(row: SheetRow, text: Text): RowProblem | undefined {
  if (row.isDate) return "date";
  const limit = limitOf(text);
  if (limit !== undefined && row.spanish.length > limit) return "too_long";
  if (!isFormatted(text.es)) return undefined;
  const tags = tagsIn(row.spanish);
  const isKnown = [text.english, text.spanish].some(
    (side) => tagsIn(side) === tags,
  );
  return isKnown ? undefined : "tags";
}

/** The tags of a text with their pictures and kinds of links. Spanish may link to other pages than English. */
function tagsIn(html: string): string {
  const tags = html.match(/<[^<>]*>|[<>]/g) ?? [];
  return tags
    .map((tag) => {
      const [, name = tag] = /^<(\/?\w+)/.exec(tag) ?? [];
      const [, address = ""] = /\s(?:href|src)="([^"]*)"/.exec(tag) ?? [];
      const isLink = name === "a" && /^(?:https:|mailto:|tel:)/.test(address);
      return `${name} ${isLink ? "link" : address}`;
    })
    .sort()
    .join("\n");
}

/** Refuses rows with different Spanish words for one text; of equal rows, takes the first. */
function withoutRepeats(rows: CheckedRow[]): CheckedRow[] {
  const words = new Map<Text, Set<string>>();
  for (const { kind, text, spanish } of rows)
    if (text && kind !== "same")
      words.set(text, (words.get(text) ?? new Set()).add(spanish));
  const seen = new Set<Text>();
  return rows.map((row) => {
    const { text, kind } = row;
    if (!text || kind === "same" || kind === "refused") return row;
    if ((words.get(text)?.size ?? 0) > 1)
      return { ...row, kind: "refused", text, problem: "repeated" };
    const isRepeated = seen.has(text);
    seen.add(text);
    return isRepeated ? { ...row, kind: "same", text } : row;
  });
}
