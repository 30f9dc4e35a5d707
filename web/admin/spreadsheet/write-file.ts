import { stringify } from "csv-stringify/browser/esm/sync";
import type { Cell } from "./table.ts";
import type { WorkbookLayout } from "./write-workbook.ts";

/** Writes a table as a workbook or as CSV, so that a spreadsheet shows its texts unchanged. */
export async function fileOf(
  table: Cell[][],
  isWorkbook: boolean,
  layout?: WorkbookLayout,
) {
  // Fall back to CSV if the code for workbooks cannot be loaded.
  const workbook = isWorkbook
    ? await import("./write-workbook.ts")
        .then(({ workbookOf }) => workbookOf(table, layout))
        .catch(() => undefined)
    : undefined;
  return workbook
    ? { file: workbook, ending: "xlsx" }
    : { file: csvOf(table), ending: "csv" };
}

function csvOf(table: Cell[][]): Blob {
  const text = stringify(
    table.map((row) => row.map(cellText)),
    { bom: true, quoted: true, record_delimiter: "windows" },
  );
  return new Blob([text], { type: "text/csv" });
}

/**
 * Cells that a spreadsheet would compute, or whose apostrophe it would remove. Another apostrophe marks them as text
 * and is removed when the file is read.
 */
const unprotected = /^(?:[\s\0]*[=+\-@|%＝＋－＠]|'[\s'=+\-@|%＝＋－＠\d])/u;

function cellText(cell: Cell): string {
  const text =
    cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return unprotected.test(text) ? `'${text}` : text;
}
