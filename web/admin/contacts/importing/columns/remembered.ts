import * as v from "valibot";
import { parse, readText, writeText } from "#web/core/storage/storage.ts";
import type { Cell } from "#web/admin/contacts/importing/reading/table.ts";
import { type Columns, guessColumns } from "./guess.ts";
import type { ListField } from "./headings.ts";

const shape = v.record(v.string(), v.string());

/** What staff said of a heading once counts before what it looks like. */
export function columnsOf(head: Cell[]): Columns {
  const known = remembered();
  const columns: Columns = {};
  head.forEach((cell, column) => {
    const field = known[String(cell)];
    if (field !== undefined) columns[field as ListField] ??= column;
  });
  const isEnough = columns.name !== undefined && columns.phone !== undefined;
  return isEnough ? columns : guessColumns(head);
}

export function rememberColumns(head: Cell[], columns: Columns) {
  const known: Record<string, string> = { ...remembered() };
  for (const heading of head) delete known[String(heading)];
  for (const [field, column] of Object.entries(columns)) {
    const heading = String(head[column] ?? "");
    if (heading !== "") known[heading] = field;
  }
  writeText("importColumns", JSON.stringify(known));
}

function remembered(): Record<string, string> {
  return parse(readText("importColumns"), shape) ?? {};
}
