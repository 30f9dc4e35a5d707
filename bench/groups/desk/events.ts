// Years of events: how long insights take, counting anew, and dropping a week, while visitors go on.
import type pg from "pg";
import { connect, type Database } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { rebuildInsights } from "#server/insights/rebuild.ts";
import { findWeeks, rebuildWeek } from "#server/insights/queries.ts";
import { maintainEventWeeks } from "#server/jobs/event-weeks.ts";
import { migrations } from "#server/tools/tool.ts";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { type Figure, short } from "#bench/figures.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { signIn, timeOf } from "#bench/staff.ts";
import { reportWhile } from "#bench/load/reports.ts";

const log = { warn: () => {} };
const weeks = 104;

type Wanted = { events: number };

/** So many events in the last two years, and what becomes of whoever reports more of them meanwhile. */
export function measureEvents({ events }: Wanted): Promise<Figure[]> {
  return onNewDatabase(async (target, address) => {
    await migrate(target, migrations);
    const size = { size: 4, log, checkoutTimeout: 0 };
    const { db, pool } = connect(target, size);
    let server: RunningServer | undefined;
    try {
      const each = Math.round(events / weeks);
      for (let week = weeks - 1; week >= 0; week -= 1)
        await fillWeek(pool, week, each);
      await pool.query("VACUUM ANALYZE");
      server = await startServer({ DATABASE_URL: address });
      const counting = await measureCounting(db, server.url, events);
      const looks = await measureLooks(server.url);
      await fillWeek(pool, weeks + 2, each);
      const dropping = await measureDrop(db, server.url, each);
      return [...counting, ...looks, ...dropping];
    } finally {
      await server?.stop();
      await db.destroy();
    }
  });
}

/** One visit in 25 rows, over the whole of a week, into its own partition. */
async function fillWeek(pool: pg.Pool, ago: number, amount: number) {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    const { rows } = await client.query<{ name: string; monday: string }>(
      `WITH week AS (SELECT week_of(now()) - 7 * $1::int AS monday)
       SELECT 'events_' || to_char(monday, 'YYYYMMDD') AS name, to_char(monday, 'YYYY-MM-DD') AS monday
       FROM week, make_event_week(monday)`,
      [ago],
    );
    const [{ name, monday } = { name: "", monday: "" }] = rows;
    await client.query(
      `INSERT INTO ${name} (date, language, name, place, number, seconds)
       SELECT ('${monday}T00:00:00Z'::timestamptz) + n * (interval '604799 seconds' / ${amount}),
         CASE WHEN n / 25 % 3 = 0 THEN 'es' ELSE 'en' END, step.name, step.place,
         CASE WHEN n % 25 < 16 THEN n % 25 + 1 END,
         CASE WHEN n % 25 < 16 THEN 3 + (hashint4(n) & 63) * (hashint4(n + 1) & 3) END
       FROM generate_series(0, ${amount - 1}) AS n
       JOIN (SELECT at, 'question_answered' AS name, '/question/{number}' AS place FROM generate_series(0, 15) AS at
         UNION ALL VALUES (16, 'page_viewed', '/'), (17, 'page_viewed', '/quiz'), (18, 'quiz_started', '/quiz'),
           (19, 'quiz_finished', '/question/{number}'), (20, 'concerns_ranked', '/rank/{id}'),
           (21, 'results_read', '/results/{id}'), (22, 'concern_opened', '/results/{id}'),
           (23, 'concern_closed', '/results/{id}'), (24, 'page_viewed', '/{contactId}')) AS step
       ON step.at = n % 25`,
    );
  } finally {
    client.release();
  }
}

/** All sums are wrong at first: nothing was counted while it was written. */
async function measureCounting(
  db: Database,
  url: string,
  events: number,
): Promise<Figure[]> {
  const took: number[] = [];
  let before = performance.now();
  const { slowest } = await reportWhile(url, () =>
    rebuildInsights(db, () => {
      const now = performance.now();
      took.push(now - before);
      before = now;
    }),
  );
  const [present = ""] = (await findWeeks(db)).slice(-1);
  const again = await rebuildWeek(db, present);
  const seconds = took.reduce((sum, ms) => sum + ms, 0) / 1000;
  const beside = {
    "a week at most s": short(Math.max(...took) / 1000),
    "sums that differ afterwards": String(again),
  };
  const what = `counting ${events} events anew`;
  return [
    { what, today: seconds, unit: "s", beside },
    {
      what: "slowest report of events meanwhile",
      today: slowest,
      unit: "ms",
      most: 250,
    },
  ];
}

async function measureLooks(url: string): Promise<Figure[]> {
  const headers = await signIn(url);
  const figures: Figure[] = [];
  for (const wanted of ["13", "52", "all"]) {
    const path = `/api/insights?weeks=${wanted}`;
    const { ms, first } = await timeOf(url + path, headers);
    const beside = { "first ms": short(first) };
    const what = `GET ${path}`;
    figures.push({ what, today: ms, unit: "ms", most: 50, beside });
  }
  return figures;
}

/** The oldest week, with its sums, while visitors report. */
async function measureDrop(
  db: Database,
  url: string,
  each: number,
): Promise<Figure[]> {
  const [oldest = ""] = await findWeeks(db);
  await rebuildWeek(db, oldest);
  const { value, slowest } = await reportWhile(url, async () => {
    const began = performance.now();
    await maintainEventWeeks(db);
    return performance.now() - began;
  });
  const what = `dropping a week of ${each} events`;
  const beside = { "slowest report meanwhile ms": short(slowest) };
  return [{ what, today: value, unit: "ms", most: 100, beside }];
}
