import { type RawBuilder, sql } from "kysely";
import type { Coded, Columns, Wording } from "./columns.ts";

type Sql = RawBuilder<unknown>;

export const isoMoment = (column: string): Sql =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const kinds = {
  sound: sql`results.final AND results.problem IS NULL`,
  problem: sql`(NOT results.final OR results.problem IS NOT NULL)`,
};

/** Sound results or the others; those of families, or those that were made up. */
export type Which = { kind: keyof typeof kinds; isDemo: boolean };

function isWanted({ kind, isDemo }: Which): Sql {
  return sql`${kinds[kind]} AND ${isDemo ? sql`results.demo` : sql`NOT results.demo`}`;
}

export function countResults(which: Which): Sql {
  return sql`SELECT count(*)::int AS rows FROM results WHERE ${isWanted(which)}`;
}

/** One line for each result: who, when, every question ever asked, every concern ever asked about. */
export function resultsTable(
  which: Which,
  { questions, concerns }: Columns,
): Sql {
  const cells = [
    ...questions.flatMap(answerCells),
    ...concerns.flatMap(concernCells),
  ];
  // The inner query finds each place once; OFFSET 0 keeps it from being written out again and again.
  return sql`
    SELECT
      _id AS result_id,
      ${isoMoment("date")} AS date,
      language,
      CASE WHEN contact IS NULL THEN 'walk-in' ELSE 'invited' END AS arrived,
      contact AS contact_id,
      spreadsheet_cell(redcapid) AS redcap_id,
      spreadsheet_cell(parentname) AS parent_name,
      spreadsheet_cell(childname) AS child_name,
      coalesce(problem, CASE WHEN NOT final THEN 'unranked' END) AS problem
      ${listed(cells)}
    FROM (
      SELECT *, ${places(questions)} FROM (
        SELECT results.*, contacts.redcapid ${listed(concerns.map(concernPlaces))}
        FROM results LEFT JOIN contacts ON contacts._id = results.contact
        WHERE ${isWanted(which)}
        ORDER BY results.date OFFSET 0
      ) AS sorted OFFSET 0
    ) AS placed`;
}

const listed = (parts: Sql[]) =>
  parts.length === 0 ? sql`` : sql`, ${sql.join(parts)}`;

/** The letter chosen and the wording it was chosen in: one of those that the question ever had. */
function places(questions: Coded[]): Sql {
  const found = questions.flatMap(({ code, wordings }) => {
    const each = wordings.map(
      ({ number }) => sql`array_position(asked, ${sql.lit(number)})`,
    );
    const place = sql`coalesce(${sql.join(each)})`;
    return [
      sql`chosen[${place}] AS ${sql.ref(`${code}_letter`)}`,
      sql`asked[${place}] AS ${sql.ref(`${code}_wording`)}`,
    ];
  });
  return found.length === 0 ? sql`NULL` : sql.join(found);
}

function answerCells({ code, wordings }: Coded): Sql[] {
  const letter = sql.ref(`${code}_letter`);
  return [
    sql`${letter} AS ${sql.ref(`${code}_code`)}`,
    sql`${labelOf(code, wordings)} AS ${sql.ref(`${code}_text`)}`,
    sql`70 - ascii(${letter}) AS ${sql.ref(`${code}_points`)}`,
  ];
}

const letters = ["A", "B", "C", "D", "E"];

/** The words that the family tapped, in the language of its quiz. */
function labelOf(code: string, wordings: Wording[]): Sql {
  const inOne = (labels: string[]) =>
    sql.join(
      letters.map(
        (letter, place) =>
          sql`WHEN ${sql.lit(letter)} THEN spreadsheet_cell(${sql.lit(labels[place] ?? "")})`,
      ),
      sql` `,
    );
  const letter = sql.ref(`${code}_letter`);
  const each = wordings.map(
    ({ number, labels, labels_es }) => sql`
      WHEN ${sql.lit(number)} THEN CASE language
        WHEN 'es' THEN CASE ${letter} ${inOne(spanishOr(labels, labels_es))} END
        ELSE CASE ${letter} ${inOne(labels)} END END`,
  );
  return sql`CASE ${sql.ref(`${code}_wording`)} ${sql.join(each, sql` `)} END`;
}

function spanishOr(labels: string[], labels_es: string[]): string[] {
  return labels.map((label, place) => labels_es[place] || label);
}

function concernPlaces({ code, id }: Coded): Sql {
  return sql`
    array_position(proposed, ${sql.lit(id)}) AS ${sql.ref(`${code}_proposed`)},
    array_position(ranked, ${sql.lit(id)}) AS ${sql.ref(`${code}_chosen`)}`;
}

function concernCells({ code }: Coded): Sql[] {
  const proposed = sql.ref(`${code}_proposed`);
  return [
    sql`scores[${proposed}] AS ${sql.ref(`${code}_score`)}`,
    sql`${proposed} AS ${sql.ref(`${code}_proposed_rank`)}`,
    sql`${sql.ref(`${code}_chosen`)} AS ${sql.ref(`${code}_chosen_rank`)}`,
  ];
}
