/** A list as a spreadsheet shows it, row by row; a cell is a text, a number, or a day. */
export type Cell = string | number | Date;
export type Table = Cell[][];

/** Why a file cannot be read. */
export type Unreadable =
  "too_large" | "empty" | "old_workbook" | "not_a_list" | "too_many_rows";

export class UnreadableFile extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

/** Cells as text without blanks around them, every row as long as the longest; rows stay where they are. */
export function tidy(table: unknown[][]): Table {
  const rows = table.map((row) => row.map((cell) => tidyCell(cell)));
  const width = Math.max(0, ...rows.map(lengthOf));
  return rows.map((row) => {
    const cells = row.slice(0, width);
    return cells.concat(Array<string>(width - cells.length).fill(""));
  });
}

/** Up to its last cell that holds anything. */
function lengthOf(row: Cell[]): number {
  let length = row.length;
  while (length > 0 && row[length - 1] === "") length -= 1;
  return length;
}

export function isBlank(row: Cell[]): boolean {
  return row.every((cell) => cell === "");
}

/** Spreadsheets protect texts by an apostrophe, or as a formula: ="787…". */
const protectedText = /^(?:'(?=[+=\-@\d])(.*)|="(.*)")$/s;

/** What cannot be seen: zeros, marks, and the signs of direction that phones copy beside a number. */
const unseen = /[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** What Excel shows where it could not count. */
const errorOfExcel = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/;

/** A cell as it counts. */
export function tidyCell(cell: unknown): Cell {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell;
  if (typeof cell === "number") return cell;
  if (typeof cell === "boolean") return String(cell);
  if (typeof cell !== "string") return "";
  const text = cell.replace(unseen, "").trim();
  if (errorOfExcel.test(text)) return "";
  const [, quoted, formula] = protectedText.exec(text) ?? [];
  return quoted ?? formula ?? text;
}
