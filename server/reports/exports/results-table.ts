import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import { problemOfResult, resultKinds } from "#server/quiz/results/queries.ts";
import { resultParts } from "./finished-result.ts";
import { findColumns, guardCells, type ExportTable } from "./queries.ts";
import { resultLine } from "./result-line.ts";

type Sql = RawBuilder<unknown>;

export const isoMoment = (column: string): Sql =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Complete or problem results, of families or of demo data. */
export type ResultKind = {
  kind: keyof typeof resultKinds;
  isDemo: boolean;
  /** Replaces the id in files without names. */
  code?: Sql | undefined;
};

/**
 * An ID that only begins like a formula is exported unchanged, so that it still matches its record in REDCap. Without
 * brackets, quotes, operators or spaces, a spreadsheet can show it as a number or an error, but run nothing.
 */
const redcapIdCell = sql`CASE WHEN redcapid ~ '^[=+@-][A-Za-z0-9_.-]*$' THEN redcapid
  ELSE spreadsheet_cell(redcapid) END`;

/** The columns that the database writes; result-line.ts adds the rest. */
const cells: Record<string, Sql> = {
  result_id: sql`results._id`,
  date: isoMoment("results.date"),
  language: sql`results.language`,
  arrived: sql`CASE WHEN contact IS NULL THEN 'walk-in' ELSE 'invited' END`,
  contact_id: sql`contact`,
  redcap_id: redcapIdCell,
  parent_name: sql`spreadsheet_cell(parentname)`,
  child_name: sql`spreadsheet_cell(results.childname)`,
  problem: problemOfResult,
};

/** The same columns without names and identifying ids. */
function withoutNames(result_id: Sql): Record<string, Sql> {
  return {
    ...cells,
    result_id,
    contact_id: sql`''`,
    parent_name: sql`''`,
    child_name: sql`''`,
  };
}

/** One line per result: family, date, all questions ever asked, and all their concerns. */
export async function resultsTable(
  db: Database,
  { kind, isDemo, code }: ResultKind,
): Promise<ExportTable> {
  const columns = await findColumns(db, isDemo);
  const { questions, concerns } = columns;
  const labels = questions
    .flatMap(({ wordings }) => wordings)
    .flatMap((wording) => [...wording.labels, ...wording.labels_es]);
  const shown = code ? withoutNames(code) : cells;
  return {
    columns: sql.join([resultParts(), ...Object.values(shown)]),
    from: sql`results LEFT JOIN contacts ON contacts._id = results.contact
      WHERE ${resultKinds[kind]} AND ${isDemo ? sql`results.demo` : sql`NOT results.demo`}`,
    orderBy: sql`results.date`,
    names: [
      ...Object.keys(cells),
      ...questions.flatMap(({ code }) =>
        ["code", "text", "points"].map((name) => `${code}_${name}`),
      ),
      ...concerns.flatMap(({ code }) =>
        ["score", "proposed_rank", "chosen_rank"].map(
          (name) => `${code}_${name}`,
        ),
      ),
      "child_age",
      "child_doses",
      "information_version",
      "second_answer",
    ],
    line: resultLine(columns, await guardCells(db, labels)),
  };
}
