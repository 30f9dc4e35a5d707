import type { RawBuilder } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import {
  type ExportColumns,
  type ExportTable,
  findColumns,
} from "#server/reports/exports/queries.ts";
import { redcapForm } from "#shared/rules/reports/redcap-names.ts";
import { redcapFields } from "./fields.ts";
import { resultReader } from "#server/reports/exports/finished-result.ts";
import { readyResults } from "./queries.ts";

type Project = {
  /** The name of the record ID field. */
  record: string;
  /** The unique event name, in projects with events. */
  event?: string | undefined;
};

/** In REDCap, 2 is Complete. */
const complete = "2";

/** One line per result for REDCap's Data Import Tool. */
export async function redcapResultsTable(
  db: Database,
  code: RawBuilder<string>,
  project: Project,
): Promise<ExportTable> {
  const columns = await findColumns(db, false);
  return {
    ...readyResults(code),
    ...redcapLines(columns, project),
    isWithoutMark: true,
  };
}

/** The header, and how the database's rows become lines. */
export function redcapLines(
  columns: ExportColumns,
  { record, event }: Project,
) {
  const fields = redcapFields(columns);
  const read = resultReader(columns);
  const eventCell = event === undefined ? "" : `,"${event}"`;
  const names = [
    record,
    ...(event === undefined ? [] : ["redcap_event_name"]),
    ...fields.map(({ name }) => name),
    `${redcapForm}_complete`,
  ];
  const line = (row: string): string => {
    const end = row.indexOf('"', 1);
    const result = read(row.slice(1, end));
    const cells = fields.map((field) => cellOf(field.value(result)));
    return `${row.slice(end + 2)}${eventCell}${cells.join("")},"${complete}"`;
  };
  return { names, line };
}

/** No value contains a quotation mark. */
const cellOf = (value: string) => (value === "" ? "," : `,"${value}"`);
