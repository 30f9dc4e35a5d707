import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { rebuildInsights } from "#server/insights/rebuild.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { maintainEventWeeks } from "./event-weeks.ts";
import { sweep } from "./sweep.ts";

/** A database, events of it that happened so long ago, and where they lie. */
async function createEvents() {
  const { db, pool, target, drop } = await createTestDatabase();
  onTestFinished(drop);
  const happen = (age: string) =>
    pool.query(
      `INSERT INTO events (date, language, name, place)
       VALUES (now() - $1::interval, 'en', 'quiz_started', '/quiz')`,
      [age],
    );
  const makeWeek = (age: string) =>
    pool.query("SELECT make_event_week(week_of(now() - $1::interval))", [age]);
  const places = async () =>
    (await pool.query("SELECT tableoid::regclass::text AS place FROM events"))
      .rows;
  const weeks = async () => {
    const { rows } = await pool.query(
      "SELECT partition::text AS name FROM event_partitions ORDER BY ends",
    );
    return rows.map(({ name }) => name);
  };
  const counted = async () =>
    (await pool.query("SELECT sum(count)::int AS n FROM event_counts")).rows[0]
      .n ?? 0;
  return { db, pool, target, happen, makeWeek, places, weeks, counted };
}

test("the weeks to come are made ahead, once, by however many instances", async () => {
  const { db, pool, weeks } = await createEvents();
  const made = await weeks();
  expect(made).toHaveLength(5);
  await pool.query(`DROP TABLE ${made[3]}; DROP TABLE ${made[4]}`);
  await Promise.all([1, 2, 3].map(() => maintainEventWeeks(db)));
  await maintainEventWeeks(db);
  expect(await weeks()).toEqual(made);
});

test("what happens in a week without a partition is kept and counted, and comes into it later", async () => {
  const { db, pool, happen, places, weeks, counted } = await createEvents();
  const [present] = await weeks();
  await pool.query(`DROP TABLE ${present}`);
  await happen("0");
  expect(await places()).toEqual([{ place: "events_default" }]);
  await maintainEventWeeks(db);
  expect(await places()).toEqual([{ place: present }]);
  expect(await counted()).toBe(1);
  expect(await rebuildInsights(db)).toBe(0);
});

test("a week that was kept for 24 months goes as a whole, with its sums and no others", async () => {
  const { db, happen, makeWeek, weeks, counted } = await createEvents();
  for (const age of ["24 months 1 day", "25 months", "23 months"]) {
    await makeWeek(age);
    await happen(age);
  }
  await happen("30 months");
  expect(await weeks()).toHaveLength(8);
  await sweep(db);
  expect(await weeks()).toHaveLength(6);
  expect(await counted()).toBe(1);
  expect(await rebuildInsights(db)).toBe(0);
});

test("while somebody reads or writes for long, nobody waits behind the week that is to go", async () => {
  const { db, target, happen, makeWeek, counted } = await createEvents();
  await makeWeek("25 months");
  await happen("25 months");
  const other = new pg.Client(target);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("BEGIN; SELECT FROM events");
  const going = maintainEventWeeks(db);
  await happen("0");
  await going;
  expect(await counted()).toBe(2);
  await other.query("COMMIT");
  await maintainEventWeeks(db);
  expect(await counted()).toBe(1);
});

test("an older release that goes on for a while deletes none that it does not mean", async () => {
  const { db, pool, happen, places } = await createEvents();
  await happen("0");
  await happen("25 months");
  await pool.query(`DELETE FROM events WHERE ctid = ANY(ARRAY(SELECT ctid FROM events
    WHERE date < now() - interval '24 months' LIMIT 5000))`);
  expect(await places()).toHaveLength(1);
  expect(await rebuildInsights(db)).toBe(0);
});

test("counting anew finds what is wrong in any week, while others write", async () => {
  const { db, pool, target, happen, makeWeek, counted } = await createEvents();
  await makeWeek("70 days");
  await happen("70 days");
  await happen("0");
  await pool.query("UPDATE event_counts SET count = 7");
  const other = new pg.Client(target);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(
    `BEGIN; INSERT INTO events (language, name, place) VALUES ('es', 'shared', '/results/{id}')`,
  );
  const said: string[] = [];
  expect(
    await rebuildInsights(db, (_week, done, all) => {
      said.push(`${done}/${all}`);
    }),
  ).toBe(2);
  expect(said).toContain("11/11");
  await other.query("COMMIT");
  expect(await counted()).toBe(3);
  expect(await rebuildInsights(db)).toBe(0);
});

test("the sums of weeks that are over are drawn together, those of the present one are not", async () => {
  const { db, pool, counted } = await createEvents();
  for (const table of ["event_counts", "result_counts"])
    await pool.query(
      `INSERT INTO ${table} SELECT false, week, 'en', 'shared', -1 ${table === "event_counts" ? ", -1" : ""}, slot, 1
       FROM unnest(ARRAY[week_of(now()), week_of(now()) - 7]) AS week, generate_series(0, 3) AS slot`,
    );
  await maintainEventWeeks(db);
  expect(await counted()).toBe(8);
  for (const table of ["event_counts", "result_counts"]) {
    const { rows } = await pool.query(
      `SELECT count::int FROM ${table} ORDER BY week, slot`,
    );
    expect(rows.map(({ count }) => count)).toEqual([4, 1, 1, 1, 1]);
  }
});
