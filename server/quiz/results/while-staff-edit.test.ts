import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";

const edits = {
  "questions are reworded":
    "UPDATE questions SET text = 'New', text_es = 'Nuevo', \"labelA\" = 'New'",
  "concerns are renamed": "UPDATE concerns SET name = 'New', name_es = 'Nuevo'",
  "questions are no longer asked": "UPDATE questions SET active = false",
  "a concern is hidden":
    "UPDATE concerns SET active = false WHERE position < 4",
  "questions move to another concern":
    "UPDATE questions SET concern = (SELECT _id FROM concerns WHERE position = 1)",
  "the order is reversed":
    "UPDATE concerns SET position = 100 - position; UPDATE questions SET position = 100 - position",
  "questions are deleted": "DELETE FROM questions",
  "everything is deleted": "DELETE FROM questions; DELETE FROM concerns",
};

test.each(Object.entries(edits))(
  "when %s, a submitted quiz can be finished unchanged",
  async (_name, sql) => {
    const app = await createQuizApp();
    const body = await answerQuiz(app);
    const { _id, proposed } = await handIn(app, body);
    const before = (await app.ask(`GET /api/results/${_id}`)).json();
    await app.pool.query(sql);
    app.cache.drop();

    const chosen = proposed.toReversed();
    const final = await app.ask("POST /api/results", {
      body: { ...body, _id, orderedConcerns: chosen },
    });
    expect(final.statusCode).toBe(200);
    const after = (await app.ask(`GET /api/results/${final.json()}`)).json();
    expect(after.answers).toEqual(before.answers);
    expect(after.orderedConcerns).toEqual(chosen);
  },
);

test("answers to inactive questions still count", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  await app.pool.query("UPDATE questions SET active = position = 1");
  app.cache.drop();
  const { proposed } = await handIn(app, body);
  const concernIds = new Set(body.answers.map(({ concern }) => concern));
  concernIds.delete(null);
  expect(new Set(proposed.map(({ _id }) => _id))).toEqual(concernIds);
});

test("a hidden concern is no longer proposed", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const hidden = body.answers.find(({ concern }) => concern)?.concern;
  await app.pool.query("UPDATE concerns SET active = false WHERE _id = $1", [
    hidden,
  ]);
  app.cache.drop();
  const { proposed } = await handIn(app, body);
  expect(proposed.map(({ _id }) => _id)).not.toContain(hidden);
});

test("an answer to a deleted question makes a problem result, and the quiz can be finished", async () => {
  const app = await createQuizApp();
  const quiz = await answerQuiz(app);
  const gone = { question: newId(), concern: newId(), answer: "A" as const };
  const body = { ...quiz, answers: [gone, ...quiz.answers] };
  const { _id, proposed } = await handIn(app, body);
  expect(proposed.map((each) => each._id)).not.toContain(gone.concern);
  const draft = (await app.ask(`GET /api/results/${_id}`)).json();
  expect(draft.answers[0]).toEqual({
    number: 1,
    question: "",
    question_es: "",
    concern: null,
    answer: "A",
    label: "",
    label_es: "",
  });
  const final = await app.ask("POST /api/results", {
    body: { ...body, _id, orderedConcerns: proposed },
  });
  expect(final.statusCode).toBe(200);
  const { rows } = await app.pool.query("SELECT problem FROM results");
  expect(rows).toEqual([{ problem: "question deleted" }]);
});

test("a wording is stored once for all visitors", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  await handIn(app, body);
  app.cache.drop();
  await Promise.all([handIn(app, body), handIn(app, body)]);
  const count = async () =>
    (await app.pool.query("SELECT 1 FROM wordings")).rowCount;
  const questions = await app.pool.query("SELECT 1 FROM questions");
  expect(await count()).toBe(questions.rowCount);
  await app.pool.query("UPDATE questions SET text = 'New' WHERE position = 1");
  app.cache.drop();
  await handIn(app, body);
  expect(await count()).toBe((questions.rowCount ?? 0) + 1);
});
