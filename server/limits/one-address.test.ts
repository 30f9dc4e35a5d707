import { expect, test } from "vitest";
import {
  answerQuiz,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const families = 600;
const network = "203.0.113.7";

test("600 families behind one carrier address hand in and finish within an hour, and none is refused", async () => {
  const { ask, pool } = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
  const body = await answerQuiz({ ask });
  const { proposed: orderedConcerns } = await handIn({ ask }, body);
  const finish = async () => {
    const draft = await ask("POST /api/results", { body });
    const ranked = { ...body, _id: draft.json(), orderedConcerns };
    return ask("POST /api/results", { body: ranked });
  };
  let left = families;
  const statuses = new Set<number>();
  const finishAll = async () => {
    while ((left -= 1) >= 0) statuses.add((await finish()).statusCode);
  };
  await Promise.all(Array.from({ length: 10 }, finishAll));
  expect([...statuses]).toEqual([200]);
  const { rows } = await pool.query(
    "SELECT count(*)::int AS finals FROM results WHERE final",
  );
  expect(rows[0].finals).toBe(families);
});

test("600 families behind one address report their events and what they thought of it", async () => {
  const { limits } = await createTestApp();
  for (let family = 0; family < families; family += 1) {
    for (let report = 0; report < 20; report += 1)
      await limits.spend("events_of_network", network);
    for (let feedback = 0; feedback < 4; feedback += 1)
      await limits.spend("feedbacks_of_network", network);
  }
});

test("600 families behind one address may begin within five minutes, with thirty requests each", async () => {
  const { limits } = await createTestApp();
  const perMinute = (families / 5) * 30;
  for (let request = 0; request < perMinute; request += 1)
    limits.request(network);
});
