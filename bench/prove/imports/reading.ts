// Reads a list as the desk does, but for zip.ts, which stands in for fflate only in what vite builds.
import {
  type Columns,
  findHead,
  guessColumns,
} from "#web/admin/contacts/importing/columns/guess.ts";
import { rowsOf } from "#web/admin/contacts/importing/columns/rows.ts";
import { readFile } from "#web/admin/contacts/importing/reading/read-list.ts";
import { tidyCell } from "#web/admin/contacts/importing/reading/table.ts";
import type { ImportedRow } from "#shared/contract/imports.ts";
import type { FileCell, RandomList } from "./random-list.ts";

type Read = { rows: ImportedRow[]; columns: Columns };

const defaults = {
  language: "en",
  consentdate: "",
  consentsource: "",
} as const;

/** The rows of a file as the desk sends them when nobody corrects its columns. */
export async function readAsTheDesk(file: Blob): Promise<Read> {
  const { sheets } = await readFile(new File([file], "list"));
  const table = sheets[0]?.table ?? [];
  const head = findHead(table);
  const columns = guessColumns(table[head] ?? []);
  const rows = rowsOf(table, head, columns, defaults).map(({ row }) => row);
  return { rows, columns };
}

/** What was read otherwise than it was written. */
export function misread(
  { fields, rows }: RandomList,
  read: Read,
  shown: (cell: FileCell) => string,
): string[] {
  const texts = rows
    .map((row) => row.map((cell) => String(tidyCell(shown(cell)))))
    .filter((row) => row.some((text) => text !== ""));
  const nameAt = fields.indexOf("name");
  const names = texts.map((row) =>
    (row[nameAt] ?? "").replace(/\s+/g, " ").trim(),
  );
  const columns = fields.filter((field, at) => read.columns[field] !== at);
  const others = names.filter((name, at) => read.rows[at]?.name !== name);
  return [
    ...(columns.length > 0 ? [`columns not found: ${columns.join()}`] : []),
    ...(texts.length === read.rows.length
      ? []
      : [`${texts.length} rows, ${read.rows.length} read`]),
    ...(others.length > 0 ? [`names read otherwise: ${others[0]}`] : []),
  ];
}
