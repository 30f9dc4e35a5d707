import { expect, test } from "vitest";
import { askQuestions, createQuizApp } from "#server/testing/visitor/quiz.ts";

test("numbers the active questions in the staff's order", async () => {
  const { ask, pool } = await createQuizApp();
  await pool.query("UPDATE questions SET active = position IN (2, 4, 7)");
  const questions = [];
  for (const number of [1, 2, 3]) {
    const path = `/api/questions/pos/${number}?child=placeholder`;
    questions.push((await ask(`GET ${path}`)).json());
  }
  const { rows } = await pool.query(
    "SELECT * FROM questions WHERE active ORDER BY position",
  );
  for (const row of rows) {
    delete row.position;
    delete row.active;
    delete row.version;
  }
  expect(questions).toEqual(
    rows.map((content, place) => ({
      ...content,
      number: place + 1,
      amount: 3,
      completion: [33, 67, 100][place],
      isLast: place === 2,
    })),
  );
});

test("lists all questions in one reply, equal to the single replies", async () => {
  const { ask, pool, cache } = await createQuizApp();
  const questions = await askQuestions({ ask });
  expect(questions.length).toBeGreaterThan(10);
  const reply = await ask("GET /api/questions");
  expect(reply.json()).toEqual(questions);
  await pool.query("UPDATE questions SET active = false");
  cache.drop();
  expect((await ask("GET /api/questions")).json()).toEqual([]);
});

test("returns 404 after the last question, and for every number when none is active", async () => {
  const { ask, pool, cache } = await createQuizApp();
  const { amount } = (await ask("GET /api/questions/pos/1")).json();
  const after = await ask(`GET /api/questions/pos/${amount + 1}`);
  expect(after.statusCode).toBe(404);
  expect(after.json().errors[0].code).toBe("not_found");
  await pool.query("UPDATE questions SET active = false");
  cache.drop();
  expect((await ask("GET /api/questions/pos/1")).statusCode).toBe(404);
});

test.each(["0", "-1", "1.5", "1e3", "10000", "9007199254740993", "one", "%00"])(
  "refuses %s as a position",
  async (number) => {
    const { ask } = await createQuizApp();
    const reply = await ask(`GET /api/questions/pos/${number}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe("number");
  },
);
