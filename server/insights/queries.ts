import { type RawBuilder, sql } from "kysely";
import type { Language } from "#shared/rules/language.ts";
import { topCount } from "#shared/rules/ordering.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";

export type Scope = {
  weeks: number | undefined;
  language: Language | undefined;
  isDemo: boolean;
};

/** The rows behind the sums of a week: where they are, and what they count. */
type Source = {
  sums: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** Selects these columns from `found`, one row for each thing counted. */
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

type Weeks = { first: RawBuilder<unknown>; last: RawBuilder<unknown> };

/** The weeks from the first until before the last, by their `monday`. */
const mondays = ({ first, last }: Weeks) =>
  sql`generate_series(${first}::timestamp, (${last} - 7)::timestamp, '7 days') AS monday`;

const hasNoSums = ({ sums }: Source) =>
  sql`NOT EXISTS (SELECT FROM ${sums} WHERE week = monday::date)`;

const rowsOfWeek = ({ table, isReal }: Source) =>
  sql`SELECT * FROM ${table} WHERE ${isReal}
    AND date >= monday AT TIME ZONE 'UTC' AND date < (monday + interval '7 days') AT TIME ZONE 'UTC'`;

/** The rows of those weeks that have no sums. */
const rowsWithoutSums = (source: Source, weeks: Weeks) =>
  sql`SELECT monday::date AS week, row.* FROM ${mondays(weeks)},
    LATERAL (${rowsOfWeek(source)}) AS row WHERE ${hasNoSums(source)}`;

const firstWeek = ({ sums, table, isReal }: Source) =>
  sql`least((SELECT min(week) FROM ${sums}), (SELECT week_of(min(date)) FROM ${table} WHERE ${isReal}))`;

/** Sums of weeks where there are any, else single rows: `counts (week, …, count)`. */
function countsOf(source: Source, { weeks, language, isDemo }: Scope) {
  const { sums, counted, table } = source;
  const next = sql`(week_of(now()) + 7)`;
  const first =
    weeks === undefined ? undefined : sql`${next} - ${weeks}::integer * 7`;
  const spoken =
    language === undefined ? sql`true` : sql`language = ${language}`;
  if (isDemo)
    return sql`WITH found AS (SELECT week_of(date) AS week, * FROM ${table} WHERE ${source.isDemo} AND ${spoken}
        AND ${first ? sql`date >= (${first})::timestamp AT TIME ZONE 'UTC'` : sql`true`}),
      counts AS (SELECT *, 1 AS count FROM (${counted}) AS counted)`;
  return sql`WITH found AS (SELECT * FROM (${rowsWithoutSums(source, {
    first: sql`(${first ?? firstWeek(source)})`,
    last: next,
  })}) AS row WHERE ${spoken}),
    counts AS (
      SELECT *, 1 AS count FROM (${counted}) AS counted
      UNION ALL
      SELECT * FROM ${sums} WHERE ${spoken} AND ${first ? sql`week >= ${first}` : sql`true`})`;
}

type Summed = {
  count: number;
  /** The first week in which there were any. */
  since: string;
};

/** How often each thing happened, by question or panel and seconds; -1: none, not measured. */
export async function findEventCounts(db: Database, scope: Scope) {
  const { rows } = await sql<
    Summed & { name: string; number: number; seconds: number }
  >`${countsOf(events, scope)}
    SELECT name, number, seconds, sum(count)::float8 AS count, to_char(min(week), 'YYYY-MM-DD') AS since
    FROM counts GROUP BY name, number, seconds`.execute(db);
  return rows;
}

/** How often each concern was first, second and third; '' and 0 are the finished quizzes themselves. */
export async function findPlaces(db: Database, scope: Scope) {
  const { rows } = await sql<
    Summed & { concern: string; place: number }
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

export async function countQuestions(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM questions`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function hasDemo(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM results WHERE final AND demo) AS found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/**
 * Sums up weeks that ended at least two days ago: until then a draft of their last day may be ranked. Each week is
 * one transaction of `run`, so that a site with many weeks to sum up advances at each sweep.
 */
export async function rollUpWeeks(
  db: Database,
  run: (work: (trx: Database) => Promise<void>) => Promise<unknown>,
) {
  for (const source of [events, results])
    for (const week of await findWeeksToSum(db, source))
      await run((trx) => sumWeek(trx, source, week));
}

async function findWeeksToSum(db: Database, source: Source) {
  const { rows } = await sql<{ week: string }>`
    SELECT monday::date::text AS week FROM ${mondays({
      first: firstWeek(source),
      last: sql`week_of(now() - interval '2 days')`,
    })} WHERE ${hasNoSums(source)} AND EXISTS (${rowsOfWeek(source)})`.execute(
    db,
  );
  return rows.map(({ week }) => week);
}

async function sumWeek(trx: Database, source: Source, week: string) {
  const { sums, columns, counted } = source;
  const first = sql`${week}::date`;
  const last = sql`(${first} + 7)`;
  await lock(trx, "insights");
  await sql`WITH found AS (${rowsWithoutSums(source, { first, last })})
    INSERT INTO ${sums} (${columns}, count)
    SELECT ${columns}, count(*) FROM (${counted}) AS counted GROUP BY ${columns}`.execute(
    trx,
  );
}

/** Lets these weeks of results be counted anew, after results were deleted. */
export async function deleteResultSums(trx: Database, weeks: string[]) {
  await lock(trx, "insights");
  await trx
    .deleteFrom("result_weeks")
    .where("week", "=", sql<string>`ANY(${weeks}::date[])`)
    .execute();
}
