import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";

async function createResult(env: NodeJS.ProcessEnv = {}) {
  const app = await createQuizApp(env);
  const { ask } = app;
  const id = await finishQuiz(app, {});
  const answer = (letter: unknown, to = id) =>
    ask(`POST /api/results/${to}/second-answer`, { body: { answer: letter } });
  const question = async (of = id) =>
    (await ask(`GET /api/results/${of}`)).json().askAgain;
  const stored = async () => {
    const { rows } = await app.pool.query(
      "SELECT second_answer FROM results WHERE _id = $1",
      [id],
    );
    return rows[0].second_answer;
  };
  const switchOff = () =>
    app.pool.query(
      `UPDATE settings SET content = content || '{"askagain": ""}' WHERE section = 'results'`,
    );
  return { ...app, id, answer, question, stored, switchOff };
}

test("a finished result asks the last question once more, in the words that the family read", async () => {
  const { pool, cache, question, answer } = await createResult();
  const asked = await question();
  expect(asked).toMatchObject({
    question:
      "How likely is your child to get an HPV shot in the next 12 months?",
    labels: [
      "Very unlikely",
      "Unlikely",
      "Not sure",
      "Likely",
      "Very likely, or already had all doses",
    ],
    isAnswered: false,
  });
  await pool.query("UPDATE questions SET text = 'New', purpose = NULL");
  cache.drop();
  expect(await question()).toEqual(asked);
  expect((await answer("D")).statusCode).toBe(204);
  expect(await question()).toEqual({ ...asked, isAnswered: true });
});

test("the first second answer counts", async () => {
  const { answer, stored } = await createResult();
  for (const letter of ["B", "B", "E"])
    expect((await answer(letter)).statusCode).toBe(204);
  expect(await stored()).toBe("B");
});

test("one of many answers at the same moment counts, and repeating it writes nothing", async () => {
  const { pool, id, answer, stored } = await createResult();
  const replies = await Promise.all(
    ["A", "B", "C", "D", "E", "A", "B", "C"].map((letter) => answer(letter)),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(
    new Set([204]),
  );
  const first = await stored();
  expect(first).toMatch(/^[A-E]$/);
  const version = async () =>
    (await pool.query("SELECT xmin FROM results WHERE _id = $1", [id])).rows;
  const before = await version();
  expect((await answer("E")).statusCode).toBe(204);
  expect(await version()).toEqual(before);
  expect(await stored()).toBe(first);
});

test("a draft does not ask again and takes no second answer", async () => {
  const app = await createResult();
  const body = await answerQuiz(app);
  const draft = (await app.ask("POST /api/results", { body })).json();
  expect(await app.question(draft)).toBeNull();
  expect((await app.answer("A", draft)).statusCode).toBe(404);
});

test("a result without the question takes no second answer", async () => {
  const app = await createResult();
  await app.pool.query("UPDATE questions SET purpose = NULL");
  app.cache.drop();
  const id = await finishQuiz(app, {});
  expect(await app.question(id)).toBeNull();
  expect((await app.answer("A", id)).statusCode).toBe(404);
});

test("a site that switched the question off takes no second answer", async () => {
  const { switchOff, answer, stored } = await createResult();
  await switchOff();
  expect((await answer("A")).statusCode).toBe(404);
  expect(await stored()).toBeNull();
});

test("answers to a question that was switched off do not count as guessed ids", async () => {
  const { switchOff, answer } = await createResult({ RATE_LIMIT_SCALE: "0.1" });
  await switchOff();
  for (let time = 0; time < 5; time += 1)
    expect((await answer("A")).statusCode).toBe(404);
  for (const status of [404, 404, 404, 429])
    expect((await answer("A", newId())).statusCode).toBe(status);
});

test.each([["F"], [""], [null], [3], [["A"]]])(
  "refuses the second answer %j",
  async (letter) => {
    const { answer, stored } = await createResult();
    expect((await answer(letter)).statusCode).toBe(400);
    expect(await stored()).toBeNull();
  },
);

test.each([
  ["no body", {}, 400],
  ["another field", { body: { answer: "A", final: true } }, 400],
  ["a huge body", { body: { answer: "A".repeat(100_000) } }, 413],
] as const)("refuses %s", async (_, sent, status) => {
  const { ask, id, stored } = await createResult();
  const reply = await ask(`POST /api/results/${id}/second-answer`, sent);
  expect(reply.statusCode).toBe(status);
  expect(await stored()).toBeNull();
});

test("an answer changes no other family's result", async () => {
  const app = await createResult();
  const other = await finishQuiz(app, {});
  expect((await app.answer("C", other)).statusCode).toBe(204);
  expect(await app.stored()).toBeNull();
  for (const id of ["x", "%00", "../results", app.id.slice(1), `${app.id}1`])
    expect([400, 404]).toContain((await app.answer("C", id)).statusCode);
});

test("an unknown result is not found", async () => {
  const { answer } = await createResult();
  expect((await answer("A", newId())).statusCode).toBe(404);
});
