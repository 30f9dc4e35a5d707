import { isFormatted } from "#shared/rules/content/formatted-fields.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { textKey, limitOf, type TranslatableText } from "./texts.ts";

/** A row of a translation sheet as it came back. */
export type SheetRow = {
  line: number;
  key: string;
  english: string;
  spanish: string;
  /** False if a spreadsheet turned the Spanish text into a date or a number. */
  isText: boolean;
};

/**
 * `new`: other Spanish words than now. `same`: nothing to do. `stale`: the English words are no longer those of the
 * sheet, so staff must decide.
 */
export const sheetRowKinds = ["new", "same", "stale", "refused"] as const;
export type SheetRowKind = (typeof sheetRowKinds)[number];

type RowProblem =
  | "no_key"
  | "unknown"
  | "other_paragraphs"
  | "empty"
  | "not_text"
  | "damaged"
  | "elsewhere"
  | "repeated"
  | "tags"
  | "too_long";

export type CheckedSheetRow = SheetRow &
  (
    | { kind: Exclude<SheetRowKind, "refused">; text: TranslatableText }
    | {
        kind: "refused";
        text?: TranslatableText | undefined;
        problem: RowProblem;
      }
  );

/** Compares the rows of a sheet, in any order, with the texts as they are now. */
export function checkSheet(
  texts: TranslatableText[],
  rows: SheetRow[],
): CheckedSheetRow[] {
  const textFor = textFinder(texts);
  const isOfOther = otherTexts(texts);
  const checked = rows.map((row): CheckedSheetRow => {
    const text = textFor(row);
    if (typeof text === "string")
      return { ...row, kind: "refused", problem: text };
    const spanish = cleanSpanish(row.spanish, text);
    const current = cleanSpanish(text.spanish, text);
    if (comparable(spanish, text.es) === comparable(current, text.es))
      return { ...row, spanish, kind: "same", text };
    const problem = isOfOther(text, spanish)
      ? "elsewhere"
      : problemOf({ ...row, spanish }, row.spanish, text);
    if (problem) return { ...row, spanish, kind: "refused", text, problem };
    const isStale =
      !isSameEnglish(row.english, text) ||
      (text.isUneven && row.key !== textKey(text) && text.spanish !== "");
    return { ...row, spanish, kind: isStale ? "stale" : "new", text };
  });
  return withoutRepeats(checked);
}

/** A few such rows may be mistakes of their own. */
const mostUnusable = 2;
const mostUnusableShare = 1 / 5;

/**
 * The problem of a whole sheet: so many rows are damaged or belong elsewhere that the other rows cannot be trusted,
 * either.
 */
export function sheetProblem(
  rows: CheckedSheetRow[],
): "damaged" | "elsewhere" | undefined {
  const amountOf = (problem: RowProblem) =>
    rows.filter((row) => row.kind === "refused" && row.problem === problem)
      .length;
  const [damagedRows, elsewhere] = [amountOf("damaged"), amountOf("elsewhere")];
  const most = Math.max(mostUnusable, rows.length * mostUnusableShare);
  if (damagedRows + elsewhere <= most) return undefined;
  return damagedRows > elsewhere ? "damaged" : "elsewhere";
}

/** Returns a function that tells whether Spanish words belong to another text, for example in a wrongly sorted sheet. */
function otherTexts(texts: TranslatableText[]) {
  const bySpanish = new Map<string, TranslatableText[]>();
  for (const text of texts) {
    const spanish = cleanSpanish(text.spanish, text);
    bySpanish.set(spanish, [...(bySpanish.get(spanish) ?? []), text]);
  }
  return (text: TranslatableText, spanish: string): boolean => {
    const owners = bySpanish.get(spanish) ?? [];
    return (
      spanish !== "" &&
      owners.length > 0 &&
      !owners.some((owner) => isSameEnglish(owner.english, text))
    );
  };
}

/** Finds the text of a row by key. If paragraphs were moved, finds it by its English words in the same field. */
function textFinder(texts: TranslatableText[]) {
  const byKey = new Map(texts.map((text) => [textKey(text), text]));
  const byField = new Map<string, TranslatableText[]>();
  for (const text of texts) {
    const field = fieldOf(textKey(text));
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return ({ key, english }: SheetRow): TranslatableText | RowProblem => {
    if (key === "") return "no_key";
    const text = byKey.get(key);
    if (text && isSameEnglish(english, text)) return text;
    const others = byField.get(fieldOf(key));
    if (english.trim() === "")
      return text ?? (others ? "other_paragraphs" : "unknown");
    const moved = others?.find((other) => isSameEnglish(english, other));
    return moved ?? text ?? (others ? "other_paragraphs" : "unknown");
  };
}

const fieldOf = (key: string) => key.replace(/\/\d+$/, "");

/** Invisible characters to remove. Joiners are not among them, because emoji need joiners. */
const invisible =
  /[\0\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Letters decoded with the wrong encoding: “Ã±” for “ñ”, “â€™” for “’”. Spanish has no Â or Ã. */
const damaged = /[\ufffdÂÃ]|â€/;

/** Compares two texts, ignoring changes that spreadsheets and word processors make on their own. */
function isSameEnglish(
  english: string,
  { en, english: now }: TranslatableText,
): boolean {
  const [a, b] = [english, now].map((text) =>
    comparable(text, en)
      .replace(invisible, "")
      .replace(/[“”„]/g, '"')
      .replace(/[‘’‚]/g, "'")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return a === b;
}

const characters = {
  "&nbsp;": " ",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
};

/** Ignores changes that saving makes in formatted texts, such as `&` to `&amp;`. */
function comparable(text: string, field: string): string {
  if (!isFormatted(field)) return text;
  let html = text;
  for (const [entity, character] of Object.entries(characters))
    html = html.replaceAll(entity, character);
  return html
    .replace(/&(?!#?\w+;)/g, "&amp;")
    .replace(/(<a\b[^<>]*?)\s+rel="[^"]*"/g, "$1")
    .replace(/<(br|img)\b([^<>]*?)\s*\/?>/g, "<$1$2 />")
    .replace(/\s+/g, " ")
    .trim();
}

/** Line breaks count in plain texts only. */
function cleanSpanish(spanish: string, { es }: TranslatableText): string {
  const text = spanish.replace(invisible, "").replace(/\r\n?/g, "\n");
  return text.replace(isFormatted(es) ? /\s+/g : /[^\S\n]+/g, " ").trim();
}

function problemOf(
  row: SheetRow,
  cell: string,
  text: TranslatableText,
): RowProblem | undefined {
  if (row.spanish === "") return "empty";
  if (!row.isText) return "not_text";
  // Cleaning removes a part of a damaged “í”.
  if (damaged.test(cell)) return "damaged";
  if (isTooLong(row.spanish, text)) return "too_long";
  if (!isFormatted(text.es)) return undefined;
  const tags = tagSignature(row.spanish);
  const isKnown = [text.english, text.spanish].some(
    (side) => tagSignature(side) === tags,
  );
  return isKnown ? undefined : "tags";
}

function isTooLong(spanish: string, text: TranslatableText): boolean {
  const limit = limitOf(text);
  if (limit === undefined) return false;
  if (!text.isList) return spanish.length > limit;
  const lines = spanish.split("\n").filter((line) => line.trim() !== "");
  return (
    lines.length > listLimits.suggestedquestions ||
    lines.some((line) => line.trim().length > limit)
  );
}

/** The tags of a text with their pictures and kinds of links. Spanish may link to other pages than English. */
function tagSignature(html: string): string {
  const tags = html.match(/<[^<>]*>|[<>]/g) ?? [];
  return tags
    .map((tag) => {
      const [, name = tag] = /^<(\/?\w+)/.exec(tag) ?? [];
      const [, address = ""] = /\s(?:href|src)="([^"]*)"/.exec(tag) ?? [];
      const isLink =
        name === "a" && /^(?:https:\/\/|mailto:|tel:)\S+$/.test(address);
      return `${name} ${isLink ? "link" : address}`;
    })
    .sort()
    .join("\n");
}

/** Refuses rows with different Spanish words for one text. Of equal rows, keeps one, preferably a `new` one. */
function withoutRepeats(rows: CheckedSheetRow[]): CheckedSheetRow[] {
  const words = new Map<TranslatableText, Set<string>>();
  for (const { kind, text, spanish } of rows)
    if (text && kind !== "same")
      words.set(text, (words.get(text) ?? new Set()).add(spanish));
  const chosen = new Map<TranslatableText, CheckedSheetRow>();
  for (const kind of ["new", "stale"])
    for (const row of rows)
      if (row.text && row.kind === kind && !chosen.has(row.text))
        chosen.set(row.text, row);
  return rows.map((row) => {
    const { text, kind } = row;
    if (!text || kind === "same" || kind === "refused") return row;
    if ((words.get(text)?.size ?? 0) > 1)
      return { ...row, kind: "refused", text, problem: "repeated" };
    return chosen.get(text) === row ? row : { ...row, kind: "same", text };
  });
}
