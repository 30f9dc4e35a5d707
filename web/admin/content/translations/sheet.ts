import type { SheetRow } from "#shared/rules/content/translations/check-sheet.ts";
import {
  textKey,
  limitOf,
  type TranslatableText,
  type TextState,
} from "#shared/rules/content/translations/texts.ts";
import { foldedName } from "#shared/rules/outreach/contacts/import.ts";
import type { ListFile } from "#web/admin/spreadsheet/read-file.ts";
import type { Cell } from "#web/admin/spreadsheet/table.ts";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";

type Words = (typeof translationsWords)["en"];

/** Excel cuts longer cells. */
const longestCell = 32_000;

export const fitsInCell = ({ english, spanish }: TranslatableText): boolean =>
  Math.max(english.length, spanish.length) <= longestCell;

export const sheetLayout = { widths: [16, 32, 60, 60, 16, 16], headRows: 2 };

/** A sheet for the translator: a note, the headings and a row per text. */
export function translationSheet(
  texts: TranslatableText[],
  stateOf: (text: TranslatableText) => TextState,
  placeOf: (text: TranslatableText) => string,
  { note, columns, states }: Words,
): Cell[][] {
  const { key, where, english, spanish, state, limit } = columns;
  return [
    ["", "", note, "", "", ""],
    [key, where, english, spanish, state, limit],
    ...texts.map((text) => [
      textKey(text),
      placeOf(text),
      text.english,
      text.spanish,
      states[stateOf(text)],
      limitOf(text) ?? "",
    ]),
  ];
}

type Column = "key" | "english" | "spanish";

const headings = (column: Column) =>
  Object.values(translationsWords).map(({ columns }) =>
    foldedName(columns[column]),
  );

/** The place of a column by its heading in either language, or -1. A heading that occurs twice names no column. */
function placeIn(row: Cell[], column: Column): number {
  const names = headings(column);
  const places = row.flatMap((cell, at) =>
    names.includes(foldedName(String(cell))) ? [at] : [],
  );
  return places.length === 1 ? places[0]! : -1;
}

export type ReturnedSheet = {
  name: string;
  hash: string;
  isWorkbook: boolean;
  headings: Cell[];
  /** The original cells of each row, by line. */
  cells: ReadonlyMap<number, Cell[]>;
  rows: SheetRow[];
};

/** Reads the rows below the headings. Undefined if no table has the columns of a sheet. */
export function readSheet(list: ListFile): ReturnedSheet | undefined {
  for (const { table } of list.sheets) {
    const head = table.findIndex(
      (row) => placeIn(row, "key") >= 0 && placeIn(row, "spanish") >= 0,
    );
    const names = table[head];
    if (!names) continue;
    const [key, english, spanish] = (
      ["key", "english", "spanish"] as const
    ).map((column) => placeIn(names, column));
    const textAt = (row: Cell[], at = -1) => textOf(row[at] ?? "");
    const cells = new Map(
      table
        .map((row, at) => [at + 1, row] as const)
        .filter(
          ([line, row]) =>
            line > head + 1 &&
            [key, spanish].some((at) => textAt(row, at) !== ""),
        ),
    );
    const rows = [...cells].map(([line, row]) => ({
      line,
      key: textAt(row, key),
      english: textAt(row, english),
      spanish: textAt(row, spanish),
      isText: typeof row[spanish ?? -1] === "string",
    }));
    const { name, hash, isWorkbook } = list;
    return { name, hash, isWorkbook, headings: names, cells, rows };
  }
  return undefined;
}

const textOf = (cell: Cell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
