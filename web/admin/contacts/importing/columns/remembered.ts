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
    const field = known.get(String(cell));
    if (field !== undefined) columns[field as ListField] ??= column;
  });
  const isEnough = columns.name !== undefined && columns.phone !== undefined;
  return isEnough ? columns : guessColumns(head);
}

export function rememberColumns(head: Cell[], columns: Columns) {
  const known = remembered();
  for (const heading of head) known.delete(String(heading));
  for (const [field, column] of Object.entries(columns)) {
    const heading = String(head[column] ?? "");
    if (heading !== "") known.set(heading, field);
  }
  writeText("importColumns", JSON.stringify(Object.fromEntries(known)));
}

function remembered(): Map<string, string> {
  return new Map(Object.entries(parse(readText("importColumns"), shape) ?? {}));
}
