import { stringify } from "csv-stringify/browser/esm/sync";
import type { Cell } from "./table.ts";

type Refused = {
  /** Of the list, and of the reasons; none where the list has none. */
  head: Cell[];
  rows: { cells: Cell[]; reason: string }[];
  isWorkbook: boolean;
};

/** The rows as they were, with why, in a file of the kind they came in; they can be mended there and imported again. */
export async function refusedFile({ head, rows, isWorkbook }: Refused) {
  const table = [
    ...(head.length > 0 ? [head] : []),
    ...rows.map(({ cells, reason }) => [...cells, reason]),
  ];
  // Where it cannot be made, as there is no connection to fetch its code by, CSV is better than nothing.
  const workbook = isWorkbook
    ? await import("./refused-workbook.ts")
        .then(({ workbookOf }) => workbookOf(table))
        .catch(() => undefined)
    : undefined;
  return workbook
    ? { file: workbook, ending: "xlsx" }
    : { file: csvOf(table), ending: "csv" };
}

function csvOf(table: Cell[][]): Blob {
  const text = stringify(
    table.map((row) => row.map(asText)),
    { bom: true, quoted: true, record_delimiter: "windows" },
  );
  return new Blob([text], { type: "text/csv" });
}

/** What a spreadsheet would compute is kept a text by an apostrophe, which reading takes away again. */
const formula = /^[\s\0]*[=+\-@|%＝＋－＠]/u;

function asText(cell: Cell): string {
  const text =
    cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return formula.test(text) ? `'${text}` : text;
}
