import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeDemo } from "#server/ops/tools/demo/make.ts";
import { deleteDemo } from "#server/ops/tools/demo/queries.ts";
import { answered, createInsights } from "#server/testing/visitor/insights.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { rounds } from "#server/testing/rounds.ts";
import { rollUpWeek } from "./queries.ts";

async function rollUp(db: Database) {
  let mayBeMore = true;
  while (mayBeMore) mayBeMore = await db.transaction().execute(rollUpWeek);
}

test("returns zeros for every step and concern before anything happened", async () => {
  const { look } = await createInsights();
  expect(await look()).toMatchObject({
    since: null,
    questions: [],
    results: 0,
    hasDemo: false,
    funnel: {
      opened: 0,
      started: 0,
      finished: 0,
      ranked: 0,
      read: 0,
      shared: 0,
    },
  });
});

test("counts each step of the quiz", async () => {
  const { look, sendEvents } = await createInsights();
  await sendEvents([
    { name: "page_viewed", place: "/" },
    { name: "page_viewed", place: "/{contactId}" },
    { name: "page_viewed", place: "/aboutus" },
    { name: "quiz_started", place: "/quiz" },
    { name: "quiz_finished", place: "/question/{number}" },
    { name: "concerns_ranked", place: "/rank/{id}" },
    { name: "results_read", place: "/results/{id}" },
    { name: "shared", place: "/results/{id}/sms-share" },
    { name: "printed", place: "/results/{id}" },
  ]);
  expect((await look()).funnel).toEqual({
    opened: 2,
    started: 1,
    finished: 1,
    ranked: 1,
    read: 1,
    shared: 2,
  });
});

test("returns null instead of zero when page views are not counted", async () => {
  const { look, sendEvents, pool } = await createInsights(
    "http://localhost:3000",
  );
  await sendEvents([
    { name: "page_viewed", place: "/" },
    { name: "quiz_started", place: "/quiz" },
  ]);
  expect((await look()).funnel).toMatchObject({ opened: null, started: 1 });
  await pool.query(`INSERT INTO events (date, language, name, place)
    VALUES (now(), 'en', 'page_viewed', '/')`);
  expect((await look()).funnel.opened).toBe(1);
});

test.each([
  [[3], 3],
  [[3, 9], 3],
  [[1, 9, 9], 9],
  [[1, 2, 9, 9], 2],
  [[400, 500, 1], 300],
])("for %j seconds, the median is %i", async (times, median) => {
  const { look, sendEvents } = await createInsights();
  await sendEvents([
    ...times.map((seconds) => answered(1, seconds)),
    answered(2),
  ]);
  expect((await look()).questions).toEqual([
    { number: 1, answered: times.length, seconds: median },
    { number: 2, answered: 1, seconds: null },
  ]);
});

test("counts the three main concerns of each finished quiz by rank", async () => {
  const app = await createInsights();
  const id = await finishQuiz(app);
  const { orderedConcerns } = (await app.ask(`GET /api/results/${id}`)).json();
  const { results, concerns } = await app.look();
  expect(results).toBe(1);
  for (const [place, { _id }] of orderedConcerns.slice(0, 4).entries()) {
    const { places } = concerns.find(
      (each: { _id: string }) => each._id === _id,
    );
    expect(places).toEqual([0, 1, 2].map((at) => (at === place ? 1 : 0)));
  }
});

describe("the scope", () => {
  test("can be one language or both", async () => {
    const { look, sendEvents } = await createInsights();
    await sendEvents([{ name: "quiz_started", place: "/quiz" }], "es");
    expect((await look("weeks=1&language=es")).funnel.started).toBe(1);
    expect((await look("weeks=1&language=en")).funnel.started).toBe(0);
  });

  test.each([
    ["1", 0],
    ["4", 0],
    ["13", 1],
    ["52", 1],
    ["all", 1],
  ])(
    "covers %s weeks: an event ten weeks ago counts %i",
    async (weeks, count) => {
      const { look, pool } = await createInsights();
      await pool.query(`INSERT INTO events (date, language, name, place)
      VALUES (now() - interval '70 days', 'en', 'quiz_started', '/quiz')`);
      expect((await look(`weeks=${weeks}`)).funnel.started).toBe(count);
    },
  );

  test("contains families only, or demo data on request", async () => {
    const app = await createInsights();
    await makeDemo(app, { results: 50, seed: 1, say: () => {} });
    const real = await app.look();
    expect(real).toMatchObject({ results: 0, hasDemo: true });
    const demo = await app.look("weeks=all&demo=yes");
    expect(demo.results).toBeGreaterThan(30);
    expect(demo.questions).toHaveLength(16);
    const { opened, started, finished, ranked, read, shared } = demo.funnel;
    const steps = [demo.invited, opened, started, finished, ranked, read];
    expect(steps).toEqual(steps.toSorted((one, other) => other - one));
    expect(read).toBeGreaterThan(shared);
    expect(ranked).toBe(demo.results);
    const weekly = demo.trend.reduce(
      (all: number, week: { finished: number }) => all + week.finished,
      0,
    );
    expect(weekly).toBe(demo.results);
    await deleteDemo(app.db);
    expect(await app.look("weeks=all&demo=yes")).toMatchObject({
      results: 0,
      questions: [],
      hasDemo: false,
    });
  });

  test.each(["weeks=2", "language=fr", "demo=maybe", "day=1"])(
    "refuses %s",
    async (query) => {
      const { ask, token } = await createInsights();
      const reply = await ask(`GET /api/insights?${query}`, { token });
      expect(reply.statusCode).toBe(400);
    },
  );
});

test("combines current and summed weeks into one median", async () => {
  const { look, sendEvents, pool, db } = await createInsights();
  await pool.query(`INSERT INTO events (date, language, name, place, number, seconds)
    VALUES (now() - interval '70 days', 'en', 'question_answered', '/question/{number}', 1, 40)`);
  await rollUp(db);
  await sendEvents([answered(1, 5), answered(1, 6)]);
  expect((await look()).questions).toEqual([
    { number: 1, answered: 3, seconds: 6 },
  ]);
});

type Step = { act: string; pick: number };

test("figures with weekly sums equal those without, for any history", async () => {
  const app = await createInsights();
  const { db, pool, token } = app;
  const pickResult = async (pick: number) => {
    const { rows } = await pool.query(
      "SELECT _id FROM results ORDER BY _id OFFSET $1 LIMIT 1",
      [pick % 5],
    );
    return rows[0]?._id ?? "";
  };
  const acts: Record<string, (pick: number) => Promise<unknown>> = {
    finish: async (pick) => {
      const id = await finishQuiz(app);
      await pool.query(
        "UPDATE results SET date = date - $2 * interval '1 day' WHERE _id = $1",
        [id, (pick % 3) * 40],
      );
      await pool.query(
        "DELETE FROM result_weeks WHERE week = (SELECT week_of(date) FROM results WHERE _id = $1)",
        [id],
      );
      await pool.query(
        "DELETE FROM answer_weeks WHERE week = (SELECT week_of(date) FROM results WHERE _id = $1)",
        [id],
      );
    },
    sendEvents: (pick) =>
      app.sendEvents([answered(pick % 16, pick % 400)], "es"),
    happenBefore: (pick) =>
      pool.query(
        `INSERT INTO events (date, language, name, place)
         SELECT date, 'en', 'quiz_started', '/quiz' FROM (SELECT now() - $1 * interval '1 day' AS date) AS past
         WHERE NOT EXISTS (SELECT FROM event_weeks WHERE week = week_of(date))`,
        [pick % 300],
      ),
    erase: async (pick) =>
      app.ask(`DELETE /api/results/${await pickResult(pick)}/family`, {
        token,
      }),
    rollUp: () => rollUp(db),
  };
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(acts)),
    pick: fc.nat(1000),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      async (steps: Step[]) => {
        for (const { act, pick } of steps) await acts[act]?.(pick);
        for (const query of ["weeks=all", "weeks=13&language=en"]) {
          const summed = await app.look(query);
          await pool.query("TRUNCATE event_weeks, result_weeks, answer_weeks");
          expect(summed).toEqual(await app.look(query));
          await acts["rollUp"]?.(0);
        }
      },
    ),
    { numRuns: rounds(4) },
  );
});

test("sums up past weeks once, and not before drafts of their last day have expired", async () => {
  const { db, pool } = await createInsights();
  await pool.query(`INSERT INTO events (date, language, name, place)
    SELECT date, 'en', 'quiz_started', '/quiz' FROM (VALUES
      (date_trunc('week', now() - interval '2 days') - interval '1 second'), (now())) AS happened (date)`);
  const sums = async () =>
    (await pool.query("SELECT name, count FROM event_weeks")).rows;
  await rollUp(db);
  await rollUp(db);
  expect(await sums()).toEqual([{ name: "quiz_started", count: "1" }]);
});

test("a week that cannot be summed up does not block earlier weeks", async () => {
  const { db, pool } = await createInsights();
  await pool.query(`INSERT INTO events (date, language, name, place)
    SELECT now() - days * interval '1 day', 'en', 'quiz_started', '/quiz' FROM (VALUES (70), (63)) AS past (days)`);
  const { rows } = await pool.query(
    "SELECT week_of(now() - interval '63 days')::text AS week",
  );
  await pool.query(
    `ALTER TABLE event_weeks ADD CHECK (week < '${rows[0].week}')`,
  );
  await expect(rollUp(db)).rejects.toThrow("check constraint");
  const { rowCount } = await pool.query("SELECT FROM event_weeks");
  expect(rowCount).toBe(1);
});

test("counts a hundred concurrent events", async () => {
  const { sendEvents, look } = await createInsights();
  await Promise.all(
    Array.from({ length: 100 }, () =>
      sendEvents([answered(1, 5), answered(2, 7), answered(3, 9)]),
    ),
  );
  const counts = (await look()).questions.map(
    ({ answered: count }: { answered: number }) => count,
  );
  expect(counts).toEqual([100, 100, 100]);
});
