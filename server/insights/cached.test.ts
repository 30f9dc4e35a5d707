import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/db/listen.ts";
import { answered, createInsights } from "#server/testing/visitor/insights.ts";
import { rebuildInsights } from "./rebuild.ts";

/** Insights of an instance that hears what PostgreSQL says, as one that serves does. */
async function createHearing() {
  const app = await createInsights();
  const { cache, database } = app;
  const log = { warn: () => {} };
  const { stop } = listen(
    database.target,
    "content_changed",
    { onNotify: () => cache.drop(), onListening: (is) => cache.trust(is) },
    log,
  );
  onTestFinished(stop);
  return app;
}

test("what is counted in weeks that are over shows at once, also after it was looked at", async () => {
  const { look, pool, db } = await createHearing();
  const started = async () => (await look()).funnel.started;
  const happen = (age: string) =>
    pool.query(
      `INSERT INTO events (date, language, name, place)
       VALUES (now() - $1::interval, 'en', 'quiz_started', '/quiz')`,
      [age],
    );
  await happen("70 days");
  await expect.poll(started).toBe(1);
  await happen("70 days");
  await expect.poll(started).toBe(2);
  await happen("0");
  expect(await started()).toBe(3);
  await pool.query("UPDATE event_counts SET count = 9");
  await rebuildInsights(db);
  await expect.poll(started).toBe(3);
});

test("answers of the present week and of those before make one median", async () => {
  const { look, happen, pool } = await createHearing();
  await pool.query(`INSERT INTO events (date, language, name, place, number, seconds)
    VALUES (now() - interval '70 days', 'en', 'question_answered', '/question/{number}', 1, 40)`);
  await happen([answered(1, 5), answered(1, 6)]);
  await expect
    .poll(async () => (await look()).questions)
    .toEqual([{ number: 1, answered: 3, seconds: 6 }]);
});
