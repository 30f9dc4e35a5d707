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

/** How often each thing happened, by name. */
export async function findEventCounts(db: Database, scope: Scope) {
  const { rows } = await sql<{ name: string; count: number }>`
    SELECT name, sum(count)::float8 AS count FROM event_counts
    WHERE ${within(scope)} AND name <> 'question_answered' GROUP BY name`.execute(
    db,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** How often each question was answered, and the seconds that half of the answers took at most. */
export async function findAnswered(db: Database, scope: Scope) {
  const { rows } = await sql<{
    number: number;
    answered: number;
    seconds: number | null;
  }>`
    WITH times AS (
      SELECT number, seconds, sum(count) AS count FROM event_counts
      WHERE ${within(scope)} AND name = 'question_answered'
        AND number BETWEEN 1 AND (SELECT count(*) FROM questions)
      GROUP BY number, seconds
    ), ranked AS (
      SELECT number, seconds,
        sum(count) OVER (PARTITION BY number ORDER BY seconds) AS upto,
        sum(count) OVER (PARTITION BY number) AS measured
      FROM times WHERE seconds >= 0 AND count > 0
    )
    SELECT number, sum(count)::float8 AS answered,
      (SELECT min(seconds) FROM ranked
        WHERE ranked.number = times.number AND upto * 2 >= measured) AS seconds
    FROM times GROUP BY number HAVING sum(count) > 0 ORDER BY number`.execute(
    db,
  );
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
        SELECT week FROM event_counts WHERE ${within(scope)} GROUP BY week HAVING sum(count) > 0
        UNION ALL
        SELECT week FROM result_counts WHERE ${within(scope)} GROUP BY week HAVING sum(count) > 0
      ) AS weeks) AS since,
      (SELECT coalesce(sum(count), 0) > 0 FROM result_counts WHERE demo) AS "hasDemo"`.execute(
    db,
  );
  return rows[0] ?? { since: null, hasDemo: false };
}

/** Counts everything anew; answers how many counts differed from those that were kept. */
export async function rebuildInsights(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    const { rows } = await sql<{ different: number }>`
      SELECT rebuild_insights()::int AS different`.execute(trx);
    return rows[0]?.different ?? 0;
  });
}
