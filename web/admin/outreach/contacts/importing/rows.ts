import type { ImportedRow } from "#shared/contract/outreach/imports.ts";
import {
  foldedName,
  type ImportedField,
  importedFields,
  importLimits,
} from "#shared/rules/outreach/contacts/import.ts";
import type { Columns } from "./columns.ts";
import { type Cell, isBlank, type Table } from "./table.ts";

/** What counts where the list itself says nothing. */
export type Defaults = {
  language: "en" | "es";
  consentdate: string;
  consentsource: string;
};

/** What staff corrected, by the line of the file. */
export type Corrections = ReadonlyMap<number, Partial<ImportedRow>>;

/** The rows with what was corrected. */
export function correctedRows(
  rows: ListRow[],
  corrections: Corrections,
): ListRow[] {
  return rows.map((each) => {
    const correction = corrections.get(each.line);
    return correction ? { ...each, row: { ...each.row, ...correction } } : each;
  });
}

/** A row of the list: where it stands in the file, as it was and as it is sent. */
export type ListRow = { line: number; cells: Cell[]; row: ImportedRow };

/** The families of a table: every row under its headings that is not blank. */
export function rowsOf(
  table: Table,
  head: number,
  columns: Columns,
  defaults: Defaults,
): ListRow[] {
  return table
    .map((cells, at) => ({ line: at + 1, cells }))
    .slice(head + 1)
    .filter(({ cells }) => !isBlank(cells))
    .map(({ line, cells }) => ({
      line,
      cells,
      row: rowOf(cells, columns, defaults),
    }));
}

function rowOf(
  cells: Cell[],
  columns: Columns,
  defaults: Defaults,
): ImportedRow {
  const read = (field: keyof Columns) => {
    const column = columns[field];
    const cell = column === undefined ? "" : (cells[column] ?? "");
    const text = valueOf(field === "lastname" ? "name" : field, cell);
    return text.slice(0, importLimits.cell);
  };
  const row: ImportedRow = {};
  for (const field of importedFields) {
    const text = read(field) || defaultOf(field, defaults);
    if (text !== "") row[field] = text;
  }
  const name = [read("name"), read("lastname")].filter(Boolean).join(" ");
  return { ...row, name };
}

function defaultOf(field: ImportedField, defaults: Defaults): string {
  return field in defaults ? defaults[field as keyof Defaults] : "";
}

/** A phone as a text; a spreadsheet may have made a number of it, or shortened it to 5.55E+09. */
export function phoneOf(cell: Cell): string {
  if (typeof cell !== "string") return String(cell);
  // Programs that know numbers only write 7875550123.0.
  const text = cell.replace(/^tel:/i, "").replace(/^(\d{10,})\.0$/, "$1");
  const [, whole, part = "", power] =
    /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text) ?? [];
  if (whole === undefined) return text;
  // Only where every digit is still there.
  return part.length === Number(power) ? whole + part : text;
}

const spanish = new Set([
  "es",
  "esp",
  "spa",
  "spanish",
  "espanol",
  "castellano",
]);
const english = new Set(["en", "eng", "english", "ingles"]);

/** `en` or `es`; anything else stays as it is, and the row is refused. */
export function languageOf(cell: Cell): string {
  const [first = ""] = foldedName(String(cell)).split(" ");
  if (spanish.has(first)) return "es";
  if (english.has(first)) return "en";
  return String(cell);
}

const millisecondsOfDay = 86_400_000;
/** Day 0 of Excel, as dates after February 1900 count. */
const excelStart = Date.UTC(1899, 11, 30);

/** A day as 2026-11-21: from a date, a day number of Excel, or 11/21/2026 as it is written in the United States. */
export function dayOf(cell: Cell): string {
  if (cell instanceof Date) return isoDay(cell);
  if (typeof cell === "number")
    return isoDay(new Date(excelStart + cell * millisecondsOfDay));
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/.exec(cell) ?? [];
  if (year !== undefined) return joined(year, month, day);
  const [, first, second, last] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?: .*)?$/.exec(cell) ?? [];
  if (first === undefined || last === undefined) return cell;
  const full = last.length === 2 ? `20${last}` : last;
  const found =
    Number(first) > 12
      ? joined(full, second, first)
      : joined(full, first, second);
  // What is no day of the calendar stays as it was written.
  return isRealDay(found) ? found : cell;
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return isoDay(date) === day;
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

function joined(year: string, month = "", day = ""): string {
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** A ZIP of New England begins with a zero that a spreadsheet takes for nothing. */
function zipOf(cell: Cell): string {
  return typeof cell === "number" || /^\d{3,4}$/.test(cell.toString())
    ? String(cell).padStart(5, "0")
    : String(cell);
}

const readers: Partial<Record<ImportedField, (cell: Cell) => string>> = {
  phone: phoneOf,
  language: languageOf,
  consentdate: dayOf,
  zip: zipOf,
};

/** The text of a cell that holds this field; empty stays empty. */
export function valueOf(field: ImportedField, cell: Cell): string {
  if (cell === "") return "";
  const text = (readers[field] ?? plain)(cell);
  // Lines within a cell are none of the list.
  return text.replace(/\s+/g, " ").trim();
}

function plain(cell: Cell): string {
  return cell instanceof Date ? isoDay(cell) : String(cell);
}
