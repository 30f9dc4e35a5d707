import * as v from "valibot";
import { foldedName } from "#shared/rules/contacts/import.ts";
import { parse, readText, writeText } from "#web/core/storage/storage.ts";
import { headings, type ListField } from "./headings.ts";
import type { Cell, Table } from "./table.ts";

/** The column of each field, counted from 0. */
export type Columns = Partial<Record<ListField, number>>;

/** A heading as it is compared: REDCap writes parent_name, others “Parent's Name (required)”. */
function folded(cell: Cell): string {
  return foldedName(
    String(cell)
      .replace(/^\s*\d{1,3}[.)]\s+/, "")
      .replace(/_/g, " ")
      .replace(/['’]s\b/g, "")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replace(/\(.*?\)/g, " "),
  );
}

/** How well a heading fits a field; 0: not at all. */
function fit(heading: string, field: ListField): number {
  const known = headings[field];
  const exact = known.indexOf(heading);
  if (exact >= 0) return 1000 - exact;
  // A word more does no harm: “Parent phone (home)”, “Mother name 1”.
  const part = known.findIndex(
    (each) => each.includes(" ") && ` ${heading} `.includes(` ${each} `),
  );
  return part >= 0 ? 500 - part : 0;
}

/** In the order in which staff read them. */
export const listFields = Object.keys(headings) as ListField[];

/** The column of each field, as far as the headings tell; the best fits are taken first. */
export function guessColumns(head: Cell[]): Columns {
  const fits = head
    .flatMap((cell, column) => {
      const heading = folded(cell);
      return listFields.map((field) => ({
        field,
        column,
        score: fit(heading, field),
      }));
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const columns: Columns = {};
  const taken = new Set<number>();
  for (const { field, column } of fits) {
    if (field in columns || taken.has(column)) continue;
    columns[field] = column;
    taken.add(column);
  }
  return columns;
}

const rowsToSearch = 20;

/**
 * The row of headings: the one of the first rows that names the most, the lower one where labels stand above names
 * of variables; -1 where none names a name or a phone.
 */
export function findHead(table: Table): number {
  let best = { row: -1, count: 0 };
  table.slice(0, rowsToSearch).forEach((cells, row) => {
    const columns = guessColumns(cells);
    const isHead = columns.name !== undefined || columns.phone !== undefined;
    const count = isHead ? Object.keys(columns).length : 0;
    const isBelow = count === best.count && row === best.row + 1;
    if (count > best.count || (isHead && isBelow)) best = { row, count };
  });
  return best.row;
}

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
