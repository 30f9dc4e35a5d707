export type Cell = string | number | Date;
export type CellTable = Cell[][];

/** Reasons why a file cannot be read. */
export type Unreadable =
  "too_large" | "empty" | "old_workbook" | "not_a_list" | "too_many_rows";

export class UnreadableFile extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

/** Cleans all cells and makes all rows equally long, without empty columns at the end. */
export function tidyTable(table: unknown[][]): CellTable {
  const rows = table.map((row) => row.map((cell) => tidyCell(cell)));
  const width = Math.max(0, ...rows.map(lengthOf));
  return rows.map((row) => {
    const cells = row.slice(0, width);
    return cells.concat(Array<string>(width - cells.length).fill(""));
  });
}

/** The length up to the last non-empty cell. */
function lengthOf(row: Cell[]): number {
  let length = row.length;
  while (length > 0 && row[length - 1] === "") length -= 1;
  return length;
}

export function isBlank(row: Cell[]): boolean {
  return row.every((cell) => cell === "");
}

/** Text marked by an apostrophe, or written as a formula: ="787…". */
const protectedText = /^(?:'(?=[\s'=+\-@|%＝＋－＠\d])(.*)|="(.*)")$/su;

/** Invisible characters: NUL, byte order marks, and direction marks copied with phone numbers. */
const invisible =
  /[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Excel's error values. */
const excelError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/;

/** Removes invisible characters, text markers and Excel errors from a cell. */
export function tidyCell(cell: unknown): Cell {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell;
  if (typeof cell === "number") return cell;
  if (typeof cell === "boolean") return String(cell);
  if (typeof cell !== "string") return "";
  const text = cell.replace(invisible, "").trim();
  if (excelError.test(text)) return "";
  const [, quoted, formula] = protectedText.exec(text) ?? [];
  return quoted ?? formula ?? text;
}
