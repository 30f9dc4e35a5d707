import { expect, test } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

const answered = {
  name: "visit_answered",
  place: "/results/{id}",
  number: 2,
};

async function createCounting() {
  const app = await createQuizApp({ RATE_LIMIT_SCALE: "1000" });
  const [concern] = (await app.ask("GET /api/concerns")).json();
  const post = (events: object[], headers: object = {}) =>
    app.ask("POST /api/events", { body: { language: "es", events }, headers });
  const rows = async () => (await app.pool.query("SELECT * FROM events")).rows;
  return { post, rows, concern: concern._id as string };
}

test("stores what a family said after the visit with nothing but the concern", async () => {
  const { post, rows, concern } = await createCounting();
  const reply = await post([answered, { ...answered, concern }]);
  expect(reply.statusCode).toBe(204);
  const stored = {
    date: expect.any(String),
    language: "es",
    place: "/results/{id}",
    number: 2,
    seconds: null,
    demo: false,
    dedupe_key: null,
  };
  expect(await rows()).toEqual([
    { ...stored, name: "visit_answered" },
    { ...stored, name: `visit_answered ${concern}` },
  ]);
});

test("stores no id that is not a concern of the site, and keeps the other events", async () => {
  const { post, rows } = await createCounting();
  const unknown = { ...answered, concern: "1".repeat(22) };
  expect((await post([unknown])).statusCode).toBe(204);
  expect(await rows()).toEqual([]);
  expect((await post([unknown, answered])).statusCode).toBe(204);
  expect(await rows()).toMatchObject([{ name: "visit_answered" }]);
});

test.each([
  [{ number: 3 }, "events.0.number"],
  [{ number: undefined }, "events.0.number"],
  [{ name: "visit_answer_changed", number: 3 }, "events.0.number"],
  [{ name: "results_read", concern: "1".repeat(22) }, "events.0.concern"],
  [{ concern: "Can he play soccer?" }, "events.0.concern"],
  [{ text: "Can he play soccer?" }, "events.0.text"],
  [{ result: "1".repeat(22) }, "events.0.result"],
])("refuses %j", async (change, field) => {
  const { post, rows } = await createCounting();
  const reply = await post([{ ...answered, ...change }]);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe(field);
  expect(await rows()).toEqual([]);
});

test("does not count a family whose browser asks not to be tracked", async () => {
  const { post, rows, concern } = await createCounting();
  const reply = await post([{ ...answered, concern }], { "sec-gpc": "1" });
  expect(reply.statusCode).toBe(204);
  expect(await rows()).toEqual([]);
});
