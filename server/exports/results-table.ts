import { type RawBuilder, sql } from "kysely";
import {
  type AnswerOption,
  answerOptions,
  pointsOf,
} from "#shared/rules/answers.ts";
import {
  ageGroups,
  doseGroups,
  type QuestionPurpose,
} from "#shared/rules/visit/child-notes.ts";
import { problemOfResult, resultKinds } from "#server/results/queries.ts";
import type { Coded, Columns, Wording } from "./columns.ts";
import { type Column, type Found, type Table, wideTable } from "./table.ts";

type Sql = RawBuilder<unknown>;

export const isoMoment = (column: string): Sql =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Sound results or the others; those of families, or those that were made up. */
export type Which = { kind: keyof typeof resultKinds; isDemo: boolean };

function isWanted({ kind, isDemo }: Which): Sql {
  return sql`${resultKinds[kind]} AND ${isDemo ? sql`results.demo` : sql`NOT results.demo`}`;
}

export function countResults(which: Which): Sql {
  return sql`SELECT count(*)::int AS rows FROM results WHERE ${isWanted(which)}`;
}

/** One line for each result: who, when, every question ever asked, every concern ever asked about. */
export function resultsTable(
  which: Which,
  { questions, concerns }: Columns,
): Table {
  const source = sql`
    SELECT results.*, contacts.redcapid
    FROM results LEFT JOIN contacts ON contacts._id = results.contact
    WHERE ${isWanted(which)}
    ORDER BY results.date OFFSET 0`;
  return wideTable(source, [
    ...ofResult,
    ...questions.flatMap(answerColumns),
    ...concerns.flatMap(concernColumns),
    childColumn("child_age", questions, "age", ageGroups),
    childColumn("child_doses", questions, "doses", doseGroups),
    { name: "information_version", cell: sql`information` },
  ]);
}

const ofResult: Column[] = [
  { name: "result_id", cell: sql`_id` },
  { name: "date", cell: isoMoment("date") },
  { name: "language", cell: sql`language` },
  {
    name: "arrived",
    cell: sql`CASE WHEN contact IS NULL THEN 'walk-in' ELSE 'invited' END`,
  },
  { name: "contact_id", cell: sql`contact` },
  { name: "redcap_id", cell: sql`spreadsheet_cell(redcapid)` },
  { name: "parent_name", cell: sql`spreadsheet_cell(parentname)` },
  { name: "child_name", cell: sql`spreadsheet_cell(childname)` },
  { name: "problem", cell: problemOfResult },
];

/** The letter chosen and the wording it was chosen in: one of those that the question ever had. */
function answerIn({ code, wordings }: Coded): Found {
  const each = wordings.map(
    ({ number }) => sql`array_position(asked, ${sql.lit(number)})`,
  );
  const place = sql`coalesce(${sql.join(each)})`;
  return {
    key: code,
    columns: sql`
      chosen[${place}] AS ${sql.ref(`${code}_letter`)},
      asked[${place}] AS ${sql.ref(`${code}_wording`)}`,
  };
}

function answerColumns(question: Coded): Column[] {
  const { code, wordings } = question;
  const found = answerIn(question);
  const letter = sql.ref(`${code}_letter`);
  return [
    { name: `${code}_code`, cell: letter, found },
    { name: `${code}_text`, cell: labelOf(code, wordings), found },
    { name: `${code}_points`, cell: pointsCell(question), found },
  ];
}

/** What the answer counted; nothing in a wording that was about no concern. */
function pointsCell({ code, wordings }: Coded): Sql {
  const counted = wordings
    .filter(({ concern }) => concern !== null)
    .map(({ number }) => sql.lit(number));
  if (counted.length === 0) return sql`NULL`;
  const points = optionCell(sql.ref(`${code}_letter`), pointsOf);
  return sql`CASE WHEN ${sql.ref(`${code}_wording`)} IN (${sql.join(counted)}) THEN ${points} END`;
}

/** What a letter stands for. */
function optionCell(
  letter: Sql,
  meaningOf: (option: AnswerOption, place: number) => unknown,
): Sql {
  const each = answerOptions.map(
    (option, place) =>
      sql`WHEN ${sql.lit(option)} THEN ${sql.lit(meaningOf(option, place))}`,
  );
  return sql`CASE ${letter} ${sql.join(each, sql` `)} END`;
}

/** What the family said about its child, from whichever question bore the mark then. */
function childColumn(
  name: string,
  questions: Coded[],
  purpose: QuestionPurpose,
  groups: readonly string[],
): Column {
  const marked = questions
    .flatMap(({ wordings }) => wordings)
    .filter((wording) => wording.purpose === purpose)
    .map(({ number }) => sql`array_position(asked, ${sql.lit(number)})`);
  if (marked.length === 0) return { name, cell: sql`NULL` };
  const letter = sql`chosen[coalesce(${sql.join(marked)})]`;
  return { name, cell: optionCell(letter, (_, place) => groups[place]) };
}

/** The words that the family tapped, in the language of its quiz. */
function labelOf(code: string, wordings: Wording[]): Sql {
  const inOne = (labels: string[]) =>
    sql.join(
      answerOptions.map(
        (option, place) =>
          sql`WHEN ${sql.lit(option)} THEN spreadsheet_cell(${sql.lit(labels[place] ?? "")})`,
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

function placesOf({ code, id }: Coded): Found {
  return {
    key: code,
    columns: sql`
      array_position(proposed, ${sql.lit(id)}) AS ${sql.ref(`${code}_proposed`)},
      array_position(ranked, ${sql.lit(id)}) AS ${sql.ref(`${code}_chosen`)}`,
  };
}

function concernColumns(concern: Coded): Column[] {
  const { code } = concern;
  const found = placesOf(concern);
  const proposed = sql.ref(`${code}_proposed`);
  const chosen = sql.ref(`${code}_chosen`);
  return [
    { name: `${code}_score`, cell: sql`scores[${proposed}]`, found },
    { name: `${code}_proposed_rank`, cell: proposed, found },
    { name: `${code}_chosen_rank`, cell: chosen, found },
  ];
}
