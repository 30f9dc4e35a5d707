import { stringify } from "csv-stringify/browser/esm/sync";
import type { Cell } from "./reading/table.ts";

type RefusedRow = { cells: Cell[]; reason: string };

/** The rows as they were, with why; they can be mended there and imported again. */
export function refusedFile(head: Cell[], rows: RefusedRow[]): Blob {
  const table = [head, ...rows.map(({ cells, reason }) => [...cells, reason])];
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
