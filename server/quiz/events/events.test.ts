import { expect, test } from "vitest";
import { sweep } from "#server/ops/periodic-work/periodic-work.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const opened = { name: "concern_opened", place: "/results/{id}", number: 2 };
const closed = { ...opened, name: "concern_closed", seconds: 41 };

async function createCounting(env: NodeJS.ProcessEnv = {}) {
  const app = await createTestApp({ RATE_LIMIT_SCALE: "1000", ...env });
  const post = (events: object[], headers: object = {}, language = "es") =>
    app.ask("POST /api/events", { body: { language, events }, headers });
  const rows = async () => (await app.pool.query("SELECT * FROM events")).rows;
  return { ...app, post, rows };
}

test("stores several events in one call", async () => {
  const { post, rows } = await createCounting();
  const reply = await post([opened, closed]);
  expect(reply.statusCode).toBe(204);
  expect(reply.body).toBe("");
  const more = {
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    demo: false,
    dedupe_key: null,
  };
  expect(await rows()).toEqual([
    { ...opened, seconds: null, language: "es", ...more },
    { ...closed, language: "es", ...more },
  ]);
});

test("returns an error when events cannot be written, and stores the next ones", async () => {
  const { post, rows, pool } = await createCounting();
  await pool.query("ALTER TABLE events RENAME TO away");
  const lost = await Promise.all([post([opened]), post([opened])]);
  expect(lost.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  await pool.query("ALTER TABLE away RENAME TO events");
  expect((await post([opened])).statusCode).toBe(204);
  expect(await rows()).toHaveLength(1);
});

test.each([{ dnt: "1" }, { "sec-gpc": "1" }])(
  "does not count a visitor who sends %j",
  async (headers) => {
    const { post, rows } = await createCounting();
    expect((await post([opened], headers)).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  },
);

test.each([
  ["https://quiz.example", 1],
  ["http://quiz.example", 1],
  ["http://localhost:3000", 0],
  ["http://127.0.0.1:3000", 0],
  ["http://[::1]:3000", 0],
])("a page view at %s is stored %i times", async (PUBLIC_URL, count) => {
  const { post, rows } = await createCounting({ PUBLIC_URL });
  const reply = await post([{ name: "page_viewed", place: "/" }]);
  expect(reply.statusCode).toBe(204);
  expect(await rows()).toHaveLength(count);
});

test.each([
  [{ place: `/results/${"1".repeat(22)}` }, "events.0.place"],
  [{ place: "/dashboard" }, "events.0.place"],
  [{ place: "https://elsewhere.example" }, "events.0.place"],
  [{ name: "typed" }, "events.0.name"],
  [{ number: -1 }, "events.0.number"],
  [{ number: 10_000 }, "events.0.number"],
  [{ seconds: 1.5 }, "events.0.seconds"],
  [{ seconds: 86_401 }, "events.0.seconds"],
  [{ contact: "1".repeat(22) }, "events.0.contact"],
])("refuses an event with %j", async (change, field) => {
  const { post, rows } = await createCounting();
  const reply = await post([{ ...opened, ...change }]);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe(field);
  expect(await rows()).toEqual([]);
});

test("refuses an empty list and too many events", async () => {
  const { post } = await createCounting();
  expect((await post([])).statusCode).toBe(400);
  expect((await post(Array(51).fill(opened))).statusCode).toBe(400);
  expect((await post([opened], {}, "fr")).statusCode).toBe(400);
});

test("deletes the hash that an earlier release stored with a step, after a day", async () => {
  const { db, pool } = await createTestDatabase();
  await pool.query(
    `INSERT INTO events (name, place, language, dedupe_key, date)
     VALUES ('quiz_started', '/quiz', 'en', 'hash', now() - interval '24 hours')`,
  );
  await sweep(db);
  const { rows } = await pool.query("SELECT dedupe_key FROM events");
  expect(rows).toEqual([{ dedupe_key: null }]);
});
