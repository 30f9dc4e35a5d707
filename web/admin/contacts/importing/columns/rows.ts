import {
  type ImportedField,
  importedFields,
  importLimits,
} from "#shared/rules/contacts/import.ts";
import type { ImportedRow } from "#shared/contract/imports.ts";
import {
  type Cell,
  isBlank,
  type Table,
} from "#web/admin/contacts/importing/reading/table.ts";
import type { Columns } from "./guess.ts";
import { valueOf } from "./values.ts";

/** What counts where the list itself says nothing. */
export type Defaults = {
  language: "en" | "es";
  consentdate: string;
  consentsource: string;
};

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
