import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** What is done to the table waits for writers this long; they wait for it no longer either. */
export async function waitBriefly(trx: Database) {
  await sql`SET LOCAL lock_timeout = '200ms'`.execute(trx);
}

/** The weeks from this one on, so many of them, that have no partition yet. */
export async function findMissingWeeks(
  db: Database,
  ahead: number,
): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    SELECT to_char(week, 'YYYY-MM-DD') AS week FROM (
      SELECT week_of(now()) + 7 * number AS week FROM generate_series(0, ${ahead}::int) AS number
    ) AS weeks
    WHERE NOT EXISTS (SELECT FROM event_partitions
      WHERE week >= coalesce(week_of(begins), '-infinity') AND week < week_of(ends))`.execute(
    db,
  );
  return rows.map(({ week }) => week);
}

export async function makeWeek(trx: Database, week: string) {
  await sql`SELECT make_event_week(${week}::date)`.execute(trx);
}

type Partition = { partition: string; begins: string | null; ends: string };

/** After how many months a week of events goes. Migration 0026 (`events_kept`) holds single rows for 24: fewer needs a migration, too. */
export const eventMonths = 24;

/** Partitions with a week in them that began so many months ago or earlier, and none that began later. */
export async function findOutdatedPartitions(
  db: Database,
): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    SELECT partition::text, begins::text, ends::text FROM event_partitions
    WHERE ends - interval '7 days' < now() - interval ${sql.lit(`${eventMonths} months`)}
    ORDER BY ends`.execute(db);
  return rows;
}

/** Takes a partition away with its sums. */
export async function deletePartition(
  trx: Database,
  { partition, begins, ends }: Partition,
) {
  await sql`DELETE FROM event_counts WHERE demo IN (false, true)
    AND week >= coalesce(week_of(${begins}::timestamptz), '-infinity')
    AND week < week_of(${ends}::timestamptz)`.execute(trx);
  await sql`NOTIFY content_changed`.execute(trx);
  // Writers wait from here until the end of the transaction.
  await sql`DROP TABLE ${sql.table(partition)}`.execute(trx);
}

/** Of weeks that are over, one row for each sum: the slots were for those who count at the same time. */
export async function mergeSlots(trx: Database) {
  await sql`WITH gone AS (
      DELETE FROM event_counts WHERE slot <> 0 AND week < week_of(now()) RETURNING *
    )
    INSERT INTO event_counts AS known
    SELECT demo, week, language, name, number, seconds, 0, sum(count)
    FROM gone GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (demo, week, language, name, number, seconds, slot)
    DO UPDATE SET count = known.count + excluded.count`.execute(trx);
  await sql`WITH gone AS (
      DELETE FROM result_counts WHERE slot <> 0 AND week < week_of(now()) RETURNING *
    )
    INSERT INTO result_counts AS known
    SELECT demo, week, language, concern, place, 0, sum(count)
    FROM gone GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (demo, week, language, concern, place, slot)
    DO UPDATE SET count = known.count + excluded.count`.execute(trx);
}
