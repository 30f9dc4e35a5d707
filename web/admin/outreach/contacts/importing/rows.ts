import type { ImportedRow } from "#shared/contract/outreach/imports.ts";
import {
  foldedName,
  type ImportedField,
  importedFields,
  importLimits,
} from "#shared/rules/outreach/contacts/import.ts";
import type { Columns } from "./columns.ts";
import {
  type Cell,
  isBlank,
  type CellTable,
} from "#web/admin/spreadsheet/table.ts";

/** Values for empty cells. */
export type Defaults = {
  language: "en" | "es";
  consentdate: string;
  consentsource: string;
};

/** Corrections by line of the file. */
export type Corrections = ReadonlyMap<number, Partial<ImportedRow>>;

export function correctedRows(
  rows: ListRow[],
  corrections: Corrections,
): ListRow[] {
  return rows.map((listRow) => {
    const correction = corrections.get(listRow.line);
    return correction
      ? { ...listRow, row: { ...listRow.row, ...correction } }
      : listRow;
  });
}

/** A row with its line in the file, its original cells, and the values to send. */
export type ListRow = { line: number; cells: Cell[]; row: ImportedRow };

/** The non-blank rows below the headings. */
export function readRows(
  table: CellTable,
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
  const valueAt = (field: keyof Columns) => {
    const column = columns[field];
    const cell = column === undefined ? "" : (cells[column] ?? "");
    const text = valueOf(field === "lastname" ? "name" : field, cell);
    return text.slice(0, importLimits.cell);
  };
  const row: ImportedRow = {};
  for (const field of importedFields) {
    const text = valueAt(field) || defaultOf(field, defaults);
    if (text !== "") row[field] = text;
  }
  const name = [valueAt("name"), valueAt("lastname")].filter(Boolean).join(" ");
  return { ...row, name };
}

function defaultOf(field: ImportedField, defaults: Defaults): string {
  return field in defaults ? defaults[field as keyof Defaults] : "";
}

/** A phone as text; spreadsheets turn phones into numbers or shorten them to 5.55E+09. */
export function phoneOf(cell: Cell): string {
  if (typeof cell !== "string") return String(cell);
  // Some programs write 7875550123.0.
  const text = cell.replace(/^tel:/i, "").replace(/^(\d{10,})\.0$/, "$1");
  const [, whole, part = "", power] =
    /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text) ?? [];
  if (whole === undefined) return text;
  // Expand only if no digit was lost.
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

/** Returns `en` or `es`. Returns anything else unchanged, so that the row is refused. */
export function languageFromCell(cell: Cell): string {
  const [first = ""] = foldedName(String(cell)).split(" ");
  if (spanish.has(first)) return "es";
  if (english.has(first)) return "en";
  return String(cell);
}

const millisecondsOfDay = 86_400_000;
/** Excel's day 0 for dates after February 1900. */
const excelStart = Date.UTC(1899, 11, 30);

/** A date as 2026-11-21: from a date, an Excel day number, or US notation such as 11/21/2026. */
export function dateFromCell(cell: Cell): string {
  if (cell instanceof Date) return isoDay(cell);
  if (typeof cell === "number")
    return isoDay(new Date(excelStart + cell * millisecondsOfDay));
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/.exec(cell) ?? [];
  if (year !== undefined) return joinDate(year, month, day);
  const [, first, second, last] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?: .*)?$/.exec(cell) ?? [];
  if (first === undefined || last === undefined) return cell;
  const full = last.length === 2 ? `20${last}` : last;
  const date =
    Number(first) > 12
      ? joinDate(full, second, first)
      : joinDate(full, first, second);
  // Return impossible dates unchanged.
  return isRealDay(date) ? date : cell;
}

function isRealDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return isoDay(parsed) === day;
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

function joinDate(year: string, month = "", day = ""): string {
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** Restores leading zeros of ZIP codes, which spreadsheets drop. */
function zipOf(cell: Cell): string {
  return typeof cell === "number" || /^\d{3,4}$/.test(cell.toString())
    ? String(cell).padStart(5, "0")
    : String(cell);
}

const converters: Partial<Record<ImportedField, (cell: Cell) => string>> = {
  phone: phoneOf,
  language: languageFromCell,
  consentdate: dateFromCell,
  zip: zipOf,
};

/** Converts a cell to the text of a field. */
export function valueOf(field: ImportedField, cell: Cell): string {
  if (cell === "") return "";
  const text = (converters[field] ?? cellText)(cell);
  // Line breaks in a cell become spaces.
  return text.replace(/\s+/g, " ").trim();
}

function cellText(cell: Cell): string {
  return cell instanceof Date ? isoDay(cell) : String(cell);
}
