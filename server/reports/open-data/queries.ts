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

/** The results that a package may contain. */
const resultsBefore = (before: string) =>
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

/** The number of packages that were made before a result came: 0 for the rows of the first package. */
const packagesBefore = (former: string[]) =>
  sql`width_bucket(results.date, ${former}::timestamptz[])`;

type Moments = {
  before: string;
  /** The moments of the former packages, oldest first. */
  former: string[];
};

/** How many results describe families in which way, for each former package and for the next one. */
export async function countFamilies(
  db: Database,
  columns: ExportColumns,
  { before, former }: Moments,
): Promise<Counted[][]> {
  const { rows } = await sql<
    DescribedFamily & { package: number; amount: number }
  >`
    SELECT ${sql.join(
      Object.entries(familyColumns(columns)).map(
        ([name, value]) => sql`${value} AS ${sql.ref(name)}`,
      ),
    )}, ${packagesBefore(former)} AS package, count(*)::integer AS amount
    FROM ${resultsBefore(before)} GROUP BY 1, 2, 3, 4, 5, 6, 7`.execute(db);
  const counted = [...former, before].map((): Counted[] => []);
  for (const { package: at, amount, ...family } of rows)
    counted[at]?.push({ family, amount });
  return counted;
}

type Amounts = { all: number; added: number };

/** How many results contain each wording (by its number) and each concern (by its id); `added` since the last package. */
export async function countAnswers(
  db: Database,
  { before, former }: Moments,
): Promise<Map<string, Amounts>> {
  const isAdded = sql`${packagesBefore(former)} = ${former.length}::integer`;
  const counts = (of: RawBuilder<unknown>) => sql`
    SELECT ${of}::text AS of, count(*)::integer AS all,
      (count(*) FILTER (WHERE added))::integer AS added`;
  const { rows } = await sql<Amounts & { of: string }>`
    ${counts(sql`number`)}
    FROM (SELECT unnest(asked) AS number, ${isAdded} AS added FROM ${resultsBefore(before)}) AS wordings GROUP BY number
    UNION ALL ${counts(sql`concern`)}
    FROM (SELECT unnest(ranked) AS concern, ${isAdded} AS added FROM ${resultsBefore(before)}) AS concerns GROUP BY concern`.execute(
    db,
  );
  return new Map(rows.map(({ of, ...amounts }) => [of, amounts]));
}

/** One row per result, in random order: its parts, what it says about the family, and which package it came with. */
export function openDataRows(
  columns: ExportColumns,
  { before, former }: Moments,
): Pick<ExportTable, "columns" | "from" | "orderBy"> {
  const cells = Object.values(familyColumns(columns)).map(
    (value) => sql`coalesce((${value})::text, '')`,
  );
  return {
    columns: sql.join([resultParts(), ...cells, packagesBefore(former)]),
    from: resultsBefore(before),
    // Unlike random(), it cannot be predicted.
    orderBy: sql`gen_random_uuid()`,
  };
}

/** All packages, oldest first. */
export function findPackages(db: Database) {
  return db
    .selectFrom("open_data_packages")
    .selectAll()
    .orderBy("number")
    .execute();
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
