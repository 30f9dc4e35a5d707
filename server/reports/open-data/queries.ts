import { type Insertable, type RawBuilder, sql } from "kysely";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { resultKinds } from "#server/quiz/results/queries.ts";
import { resultParts } from "#server/reports/exports/finished-result.ts";
import type {
  ExportColumns,
  ExportTable,
} from "#server/reports/exports/queries.ts";
import type { DescribedFamily } from "./families.ts";
import type { Counted } from "./plan.ts";

/** Results before today (UTC), so that all packages of a day are equal. After midnight, waits for results that are being saved. */
export async function findLastMoment(db: Database): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    SELECT date_trunc('day', now() - interval '10 minutes', 'UTC') AS moment`.execute(
    db,
  );
  return rows[0]!.moment;
}

const meant = (before: string) =>
  sql`results WHERE ${resultKinds.sound} AND NOT demo AND results.date < ${before}::timestamptz`;

type Purpose = "age" | "doses";

/** What a result says about the family. */
function familyColumns({ questions }: Pick<ExportColumns, "questions">) {
  const wordings = questions.flatMap((question) => question.wordings);
  const answerTo = (purpose: Purpose): RawBuilder<unknown> => {
    const answers = wordings
      .filter((wording) => wording.purpose === purpose)
      .map(
        ({ number }) =>
          sql`chosen[array_position(asked, ${sql.lit(number)}::integer)]`,
      );
    return sql`coalesce(${sql.join([...answers, sql`NULL`])})`;
  };
  return {
    quarter: sql`to_char(results.date AT TIME ZONE 'UTC', 'YYYY "Q"Q')`,
    language: sql`results.language`,
    arrived: sql`CASE WHEN contact IS NULL THEN 'walk-in' ELSE 'invited' END`,
    age: answerTo("age"),
    doses: answerTo("doses"),
    information: sql`information`,
  } satisfies Record<keyof DescribedFamily, unknown>;
}

/** How many results before a moment describe families in which way, and how many of them are older than `since`. */
export async function countFamilies(
  db: Database,
  columns: ExportColumns,
  { before, since }: { before: string; since: string | undefined },
): Promise<Counted[]> {
  const family = familyColumns(columns);
  const isEarly = sql`results.date < ${since ?? null}::timestamptz`;
  const { rows } = await sql<DescribedFamily & { early: number; late: number }>`
    SELECT ${sql.join(
      Object.entries(family).map(
        ([name, value]) => sql`${value} AS ${sql.ref(name)}`,
      ),
    )},
      count(*) FILTER (WHERE ${isEarly})::integer AS early,
      count(*) FILTER (WHERE (${isEarly}) IS NOT TRUE)::integer AS late
    FROM ${meant(before)} GROUP BY 1, 2, 3, 4, 5, 6`.execute(db);
  return rows.map(({ early, late, ...described }) => ({
    family: described,
    early,
    late,
  }));
}

/** How many results contain each wording (by its number) and each concern (by its id). */
export async function countAnswers(
  db: Database,
  before: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ of: string; amount: number }>`
    SELECT number::text AS of, count(*)::integer AS amount
    FROM (SELECT unnest(asked) AS number FROM ${meant(before)}) AS wordings GROUP BY number
    UNION ALL
    SELECT concern, count(*)::integer
    FROM (SELECT unnest(ranked) AS concern FROM ${meant(before)}) AS concerns GROUP BY concern`.execute(
    db,
  );
  return new Map(rows.map(({ of, amount }) => [of, amount]));
}

/** One row per result: its parts, then what it says about the family. */
export function openDataRows(
  columns: ExportColumns,
  before: string,
): ExportTable {
  const cells = Object.values(familyColumns(columns)).map(
    (value) => sql`coalesce((${value})::text, '')`,
  );
  return {
    columns: sql.join([resultParts(), ...cells]),
    from: meant(before),
    orderBy: sql`results.date`,
    names: [],
  };
}

export function findFormerPackage(db: Database) {
  return db
    .selectFrom("open_data_packages")
    .selectAll()
    .orderBy("number", "desc")
    .executeTakeFirst();
}

/** Returns false if another package was remembered in the meantime. */
export async function insertPackage(
  db: Database,
  release: Insertable<Schema["open_data_packages"]>,
): Promise<boolean> {
  return db
    .insertInto("open_data_packages")
    .values({ ...release, plan: JSON.stringify(release.plan) as never })
    .onConflict((conflict) => conflict.doNothing())
    .returning("number")
    .$call(hasRow);
}
