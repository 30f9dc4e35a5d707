import { type RawBuilder, sql } from "kysely";
import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import { resultKinds } from "#server/quiz/results/queries.ts";
import type { Language } from "#shared/rules/language.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";

export type Scope = {
  weeks: number | undefined;
  language: Language | undefined;
  isDemo: boolean;
};

/** A table, and how its rows are summed by week. */
type Source = {
  sums: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** Selects these columns from `found`, one row per counted item. */
  counted: RawBuilder<unknown>;
  table: RawBuilder<unknown>;
  isReal: RawBuilder<unknown>;
  isDemo: RawBuilder<unknown>;
};

const events: Source = {
  sums: sql`event_weeks`,
  columns: sql`week, language, name, number, seconds`,
  counted: sql`SELECT week, language, counted_name(name, place) AS name,
    least(coalesce(number, -1), 200) AS number, least(coalesce(seconds, -1), 300) AS seconds FROM found`,
  table: sql`events`,
  isReal: sql`NOT demo`,
  isDemo: sql`demo`,
};

const results: Source = {
  sums: sql`result_weeks`,
  columns: sql`week, language, concern, place`,
  counted: sql`SELECT week, language, concern, nth::integer - 1 AS place
    FROM found, unnest(array_prepend('', ranked[1:${sql.lit(topCount)}])) WITH ORDINALITY AS main (concern, nth)`,
  table: sql`results`,
  isReal: sql`final AND NOT demo`,
  isDemo: sql`final AND demo`,
};

const answers: Source = {
  ...results,
  sums: sql`answer_weeks`,
  columns: sql`week, language, question, answer`,
  counted: sql`SELECT week, found.language, coalesce(wordings.question, '') AS question,
      CASE WHEN wordings.text <> '' THEN given.answer ELSE '' END AS answer
    FROM found LEFT JOIN unnest(found.asked, found.chosen) AS given (number, answer) ON true
      LEFT JOIN wordings ON wordings.number = given.number`,
};

/** The rows of weeks in this range that have no stored sums. */
function rowsWithoutSums(
  { sums, table, isReal }: Source,
  { first, last }: { first: RawBuilder<unknown>; last: RawBuilder<unknown> },
) {
  return sql`SELECT monday::date AS week, row.* FROM generate_series(${first}::timestamp, (${last} - 7)::timestamp, '7 days') AS monday,
    LATERAL (SELECT * FROM ${table} WHERE ${isReal}
      AND date >= monday AT TIME ZONE 'UTC' AND date < (monday + interval '7 days') AT TIME ZONE 'UTC') AS row
    WHERE NOT EXISTS (SELECT FROM ${sums} WHERE week = monday::date)`;
}

const firstWeek = ({ sums, table, isReal }: Source) =>
  sql`least((SELECT min(week) FROM ${sums}), (SELECT week_of(min(date)) FROM ${table} WHERE ${isReal}))`;

/** Stored sums where there are any, and single rows for other weeks, as `counts (week, …, count)`. */
function countsOf(source: Source, { weeks, language, isDemo }: Scope) {
  const { sums, counted, table } = source;
  const next = sql`(week_of(now()) + 7)`;
  const first =
    weeks === undefined ? undefined : sql`${next} - ${weeks}::integer * 7`;
  const matchesLanguage =
    language === undefined ? sql`true` : sql`language = ${language}`;
  if (isDemo)
    return sql`WITH found AS (SELECT week_of(date) AS week, * FROM ${table} WHERE ${source.isDemo} AND ${matchesLanguage}
        AND ${first ? sql`date >= (${first})::timestamp AT TIME ZONE 'UTC'` : sql`true`}),
      counts AS (SELECT *, 1 AS count FROM (${counted}) AS counted)`;
  return sql`WITH found AS (SELECT * FROM (${rowsWithoutSums(source, {
    first: sql`(${first ?? firstWeek(source)})`,
    last: next,
  })}) AS row WHERE ${matchesLanguage}),
    counts AS (
      SELECT *, 1 AS count FROM (${counted}) AS counted
      UNION ALL
      SELECT * FROM ${sums} WHERE ${matchesLanguage} AND ${first ? sql`week >= ${first}` : sql`true`})`;
}

type WeeklyCount = {
  count: number;
  /** The first week with a count. */
  since: string;
};

/**
 * Counts by event, by question or panel, and by seconds; -1 means that there is none. Week and language are set only
 * for the events in `compared`.
 */
export async function findEventCounts(
  db: Database,
  scope: Scope,
  compared: string[],
) {
  const ofCompared = (column: string) =>
    sql`CASE WHEN name = ANY(${compared}) THEN ${sql.ref(column)} END`;
  const { rows } = await sql<
    WeeklyCount & {
      name: string;
      number: number;
      seconds: number;
      week: string | null;
      language: Language | null;
    }
  >`${countsOf(events, scope)}
    SELECT name, number, seconds, to_char(${ofCompared("week")}, 'YYYY-MM-DD') AS week,
      ${ofCompared("language")} AS language,
      sum(count)::float8 AS count, to_char(min(week), 'YYYY-MM-DD') AS since
    FROM counts GROUP BY 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** How often each concern was ranked at each place. Concern '' at place 0 counts the finished quizzes. */
export async function findPlaces(db: Database, scope: Scope) {
  const { rows } = await sql<
    WeeklyCount & { concern: string; place: number }
  >`${countsOf(results, scope)}
    SELECT concern, place, sum(count)::float8 AS count, to_char(min(week), 'YYYY-MM-DD') AS since
    FROM counts GROUP BY concern, place`.execute(db);
  return rows;
}

export function findConcernNames(db: Database) {
  return db
    .selectFrom("concerns")
    .select(["_id", "name", "name_es"])
    .orderBy("position")
    .execute();
}

export async function hasDemo(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM results WHERE final AND demo) AS found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/**
 * Stores the sums of one week. The week must have ended two days ago, because drafts can be ranked until then.
 * Returns false if there is no such week.
 */
export async function rollUpWeek(trx: Database): Promise<boolean> {
  await lock(trx, "insights");
  for (const source of [events, results, answers]) {
    const { sums, columns, counted } = source;
    const last = sql`week_of(now() - interval '2 days')`;
    const { rows } = await sql<{ week: string }>`SELECT week::text
      FROM (${rowsWithoutSums(source, { first: firstWeek(source), last })}) AS row LIMIT 1`.execute(
      trx,
    );
    if (!rows[0]) continue;
    const first = sql`${rows[0].week}::date`;
    await sql`WITH found AS (${rowsWithoutSums(source, { first, last: sql`(${first} + 7)` })})
      INSERT INTO ${sums} (${columns}, count)
      SELECT ${columns}, count(*) FROM (${counted}) AS counted GROUP BY ${columns}`.execute(
      trx,
    );
    return true;
  }
  return false;
}

type Weekly = { week: string; language: Language; count: number };

/** Finished quizzes by week and language. */
export async function findFinished(db: Database, scope: Scope) {
  const { rows } = await sql<Weekly>`${countsOf(results, scope)}
    SELECT to_char(week, 'YYYY-MM-DD') AS week, language, sum(count)::float8 AS count
    FROM counts WHERE concern = '' GROUP BY 1, 2`.execute(db);
  return rows;
}

/** How often each answer was given to each question; '' if its words are unknown. */
export async function findAnswers(db: Database, scope: Scope) {
  const { rows } = await sql<{
    question: string;
    answer: AnswerOption | "";
    count: number;
  }>`${countsOf(answers, scope)}
    SELECT question, answer, sum(count)::float8 AS count
    FROM counts WHERE question <> '' GROUP BY 1, 2`.execute(db);
  return rows;
}

/** Contacts by language and by the week in which their link was last sent. Demo data has events instead of contacts. */
export async function findInvited(
  db: Database,
  { weeks, language, isDemo }: Scope,
) {
  const invited = isDemo
    ? sql`events WHERE demo AND name = 'invited'`
    : sql`contacts WHERE date IS NOT NULL`;
  const first =
    weeks === undefined
      ? sql`true`
      : sql`date >= (week_of(now()) + 7 - ${weeks}::integer * 7)::timestamp AT TIME ZONE 'UTC'`;
  const spoken =
    language === undefined ? sql`true` : sql`language = ${language}`;
  const { rows } = await sql<Weekly>`
    SELECT to_char(week_of(date), 'YYYY-MM-DD') AS week, language, count(*)::float8 AS count
    FROM ${invited} AND ${first} AND ${spoken} GROUP BY 1, 2`.execute(db);
  return rows;
}

/**
 * What families said after their visits, by language: answers minus answers that were changed. The name is followed by
 * a concern, except in the event about all questions. Counted from rows, because there are few.
 */
export async function findVisitAnswers(
  db: Database,
  { isDemo }: Pick<Scope, "isDemo">,
) {
  const { rows } = await sql<{
    concern: string;
    language: Language;
    number: number;
    count: number;
  }>`SELECT split_part(name, ' ', 2) AS concern, language, number,
      sum(CASE WHEN name LIKE 'visit_answered%' THEN 1 ELSE -1 END)::float8 AS count
    FROM events WHERE name LIKE 'visit_answer%' AND demo = ${isDemo} GROUP BY 1, 2, 3`.execute(
    db,
  );
  return rows;
}

/** How often Listen was offered and tapped, by language, from the beginning. */
export async function findListening(
  db: Database,
  { isDemo }: Pick<Scope, "isDemo">,
) {
  const always = { weeks: undefined, language: undefined, isDemo };
  const { rows } = await sql<{
    name: string;
    language: Language;
    count: number;
  }>`${countsOf(events, always)}
    SELECT name, language, sum(count)::float8 AS count
    FROM counts WHERE name IN ('listen_offered', 'listened') GROUP BY 1, 2`.execute(
    db,
  );
  return rows;
}

/** How often families gave each pair of answers before and after reading, and whether their child had all doses. */
export async function findSecondAnswers(
  db: Database,
  { isDemo }: Pick<Scope, "isDemo">,
) {
  const { rows } = await sql<{
    language: Language;
    before: AnswerOption;
    after: AnswerOption;
    hasAllDoses: boolean;
    count: number;
  }>`SELECT language, first_answer AS before, second_answer AS after, has_all_doses AS "hasAllDoses",
      count(*)::float8 AS count
    FROM results
    WHERE first_answer IS NOT NULL AND ${resultKinds.sound} AND demo = ${isDemo}
    GROUP BY 1, 2, 3, 4`.execute(db);
  return rows;
}

export function findQuestions(db: Database) {
  return db.selectFrom("questions").selectAll().orderBy("position").execute();
}
