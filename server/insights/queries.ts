import { sql } from "kysely";
import type { Language } from "#shared/rules/language.ts";
import type { Database } from "#server/db/connect.ts";

export type Scope = {
  weeks: number | undefined;
  language: Language | undefined;
  isDemo: boolean;
};

function within({ weeks, language, isDemo }: Scope) {
  const inTime =
    weeks === undefined
      ? sql`true`
      : sql`week > week_of(now()) - ${weeks}::int * 7`;
  const spoken =
    language === undefined ? sql`true` : sql`language = ${language}`;
  return sql`demo = ${isDemo} AND ${inTime} AND ${spoken}`;
}

/** The present week: what is counted in those before it seldom changes. */
export async function findPresentWeek(db: Database): Promise<string> {
  const { rows } = await sql<{ week: string }>`
    SELECT to_char(week_of(now()), 'YYYY-MM-DD') AS week`.execute(db);
  return rows[0]?.week ?? "";
}

export type Part = { before: string } | { from: string };

function inPart(part: Part) {
  return "before" in part
    ? sql`week < ${part.before}::date`
    : sql`week >= ${part.from}::date`;
}

/** How often each thing happened, by name. */
export async function findEventCounts(db: Database, scope: Scope, part: Part) {
  const { rows } = await sql<{ name: string; count: number }>`
    SELECT name, sum(count)::float8 AS count FROM event_counts
    WHERE ${within(scope)} AND ${inPart(part)} AND name <> 'question_answered'
    GROUP BY name`.execute(db);
  return rows;
}

export type AnswerTime = { number: number; seconds: number; count: number };

/** How often each question was answered in so many seconds; -1: not measured. */
export async function findAnswerTimes(db: Database, scope: Scope, part: Part) {
  const { rows } = await sql<AnswerTime>`
    SELECT number, seconds, sum(count)::float8 AS count FROM event_counts
    WHERE ${within(scope)} AND ${inPart(part)} AND name = 'question_answered'
      AND number BETWEEN 1 AND (SELECT count(*) FROM questions)
    GROUP BY number, seconds`.execute(db);
  return rows;
}

/** How often each concern stood first, second and third; '' and 0 are the finished quizzes themselves. */
export async function findPlaces(db: Database, scope: Scope) {
  const { rows } = await sql<{
    concern: string;
    place: number;
    count: number;
  }>`
    SELECT concern, place, sum(count)::float8 AS count FROM result_counts
    WHERE ${within(scope)} GROUP BY concern, place`.execute(db);
  return rows;
}

export function findConcernNames(db: Database) {
  return db
    .selectFrom("concerns")
    .select(["_id", "name", "name_es"])
    .orderBy("position")
    .execute();
}

export async function findExtent(db: Database, scope: Scope) {
  const { rows } = await sql<{ since: string | null; hasDemo: boolean }>`
    SELECT
      (SELECT to_char(min(week), 'YYYY-MM-DD') FROM (
        (SELECT week FROM event_counts WHERE ${within(scope)}
          GROUP BY week HAVING sum(count) > 0 ORDER BY week LIMIT 1)
        UNION ALL
        (SELECT week FROM result_counts WHERE ${within(scope)}
          GROUP BY week HAVING sum(count) > 0 ORDER BY week LIMIT 1)
      ) AS weeks) AS since,
      (SELECT coalesce(sum(count), 0) > 0 FROM result_counts WHERE demo) AS "hasDemo"`.execute(
    db,
  );
  return rows[0] ?? { since: null, hasDemo: false };
}

/** Every week of which there may be something to count, the first one first. */
export async function findWeeks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    SELECT to_char(week, 'YYYY-MM-DD') AS week FROM weeks_to_count() AS week ORDER BY week`.execute(
    db,
  );
  return rows.map(({ week }) => week);
}

/** Counts a week anew; answers how many of its sums differed from those that were kept. */
export async function rebuildWeek(db: Database, week: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    const { rows } = await sql<{ different: number }>`
      SELECT rebuild_week(${week}::date)::int AS different`.execute(trx);
    return rows[0]?.different ?? 0;
  });
}
