import { type RawBuilder, sql } from "kysely";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { exportActs } from "#shared/contract/record.ts";
import { acts } from "#shared/rules/staff/acts.ts";
import { isoMoment } from "./results-table.ts";

export type WantedActs = ParsedInputOf<typeof exportActs>["query"];

/** Which lines of the record are wanted. */
export function actsWanted({
  user,
  kind,
  subject,
  from,
  to,
}: WantedActs): RawBuilder<boolean> {
  const parts = [sql`true`];
  if (user) parts.push(sql`audit."user" = ${user}`);
  if (kind) parts.push(sql`event IN (${sql.join([...acts[kind]])})`);
  if (subject) parts.push(sql`subject = ${subject}`);
  if (from) parts.push(sql`date >= ${from}::timestamp AT TIME ZONE 'UTC'`);
  if (to)
    parts.push(sql`date < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`);
  return sql<boolean>`${sql.join(parts, sql` AND `)}`;
}

export function countActs(wanted: WantedActs): RawBuilder<unknown> {
  return sql`SELECT count(*)::int AS rows FROM audit WHERE ${actsWanted(wanted)}`;
}

const cell = (value: string) =>
  sql`spreadsheet_cell(coalesce(${sql.raw(value)}, ''))`;

/** A line for each act, newest first; the changed fields in one cell, with what they said and say. */
export function actsTable(wanted: WantedActs): RawBuilder<unknown> {
  const changed = sql`(SELECT string_agg((change ->> 'of') || '.' || key
      || CASE WHEN jsonb_typeof(value) = 'array' THEN ': "' || (value ->> 0) || '" > "' || (value ->> 1) || '"' ELSE '' END, '; ')
    FROM jsonb_array_elements(changes) AS noted (change), jsonb_each(change -> 'fields') WHERE key <> 'searched')`;
  return sql`
    SELECT number, ${isoMoment("date")} AS date, event,
      ${cell("who")} AS who, coalesce("user", '') AS user_id,
      coalesce(network, '') AS network, ${cell("subject")} AS subject,
      ${cell("about")} AS about, spreadsheet_cell(coalesce(${changed}, '')) AS changes
    FROM audit WHERE ${actsWanted(wanted)}
    ORDER BY audit.date DESC, number DESC`;
}
