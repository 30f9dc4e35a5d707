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

/** The rows of the weeks from the first until before the last that have no sums. */
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

/** Sums up one week that ended at least two days ago (drafts of its last day may be ranked until then). Returns false if there is none. */
export async function rollUpWeek(trx: Database): Promise<boolean> {
  await lock(trx, "insights");
  for (const source of [events, results]) {
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

/** Lets these weeks of results be counted anew, after results were deleted. */
export async function deleteResultSums(trx: Database, weeks: string[]) {
  await lock(trx, "insights");
  await trx
    .deleteFrom("result_weeks")
    .where("week", "=", sql<string>`ANY(${weeks}::date[])`)
    .execute();
}
