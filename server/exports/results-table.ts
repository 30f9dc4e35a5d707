import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import { problemOfResult, resultKinds } from "#server/results/queries.ts";
import { findColumns, guardCells } from "./queries.ts";
import { listSeparator, resultLine } from "./result-line.ts";
import type { Table } from "./export.ts";

type Sql = RawBuilder<unknown>;

export const isoMoment = (column: string): Sql =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Sound results or the others; those of families, or those that were made up. */
export type Which = {
  kind: keyof typeof resultKinds;
  isDemo: boolean;
  /** What stands for a result where nobody is named. */
  code?: Sql | undefined;
};

function isWanted({ kind, isDemo }: Which): Sql {
  return sql`${resultKinds[kind]} AND ${isDemo ? sql`results.demo` : sql`NOT results.demo`}`;
}

export function countResults(which: Which): Sql {
  return sql`SELECT count(*)::int AS rows FROM results WHERE ${isWanted(which)}`;
}

/** What the database writes by itself, and what a line is made of besides (result-line.ts). */
const cells: Record<string, Sql> = {
  result_id: sql`results._id`,
  date: isoMoment("results.date"),
  language: sql`results.language`,
  arrived: sql`CASE WHEN contact IS NULL THEN 'walk-in' ELSE 'invited' END`,
  contact_id: sql`contact`,
  redcap_id: sql`spreadsheet_cell(redcapid)`,
  parent_name: sql`spreadsheet_cell(parentname)`,
  child_name: sql`spreadsheet_cell(results.childname)`,
  problem: problemOfResult,
};

/** The same columns, with nothing in them that says or leads to who somebody is. */
function withoutNames(result_id: Sql): Record<string, Sql> {
  return {
    ...cells,
    result_id,
    contact_id: sql`''`,
    parent_name: sql`''`,
    child_name: sql`''`,
  };
}

function rowsOf(which: Which, cells: Record<string, Sql>): Sql {
  return sql`
    SELECT array_to_string(ARRAY[array_to_string(asked, ',', ''), array_to_string(chosen, ''),
        array_to_string(proposed, ','), array_to_string(scores, ','), array_to_string(ranked, ','),
        information::text, results.language], ${sql.lit(listSeparator)}, ''),
      ${sql.join(Object.values(cells))}
    FROM results LEFT JOIN contacts ON contacts._id = results.contact
    WHERE ${isWanted(which)}
    ORDER BY results.date`;
}

/** One line for each result: who, when, every question ever asked, every concern ever asked about. */
export async function resultsTable(db: Database, which: Which): Promise<Table> {
  const columns = await findColumns(db);
  const { questions, concerns } = columns;
  const labels = questions
    .flatMap(({ wordings }) => wordings)
    .flatMap((wording) => [...wording.labels, ...wording.labels_es]);
  return {
    rows: rowsOf(which, which.code ? withoutNames(which.code) : cells),
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
    ],
    line: resultLine(columns, await guardCells(db, labels)),
  };
}
