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
    const test = await createQuizApp();
    const body = await answerQuiz(test);
    const { _id, proposed } = await handIn(test, body);
    const before = (await test.ask(`GET /api/results/${_id}`)).json();
    await test.pool.query(sql);
    test.cache.drop();

    const chosen = proposed.toReversed();
    const final = await test.ask("POST /api/results", {
      body: { ...body, _id, orderedConcerns: chosen },
    });
    expect(final.statusCode).toBe(200);
    const after = (await test.ask(`GET /api/results/${final.json()}`)).json();
    expect(after.answers).toEqual(before.answers);
    expect(after.orderedConcerns).toEqual(chosen);
  },
);

test("answers to inactive questions still count", async () => {
  const test = await createQuizApp();
  const body = await answerQuiz(test);
  await test.pool.query("UPDATE questions SET active = position = 1");
  test.cache.drop();
  const { proposed } = await handIn(test, body);
  const asked = new Set(body.answers.map(({ concern }) => concern));
  asked.delete(null);
  expect(new Set(proposed.map(({ _id }) => _id))).toEqual(asked);
});

test("a hidden concern is not proposed any more", async () => {
  const test = await createQuizApp();
  const body = await answerQuiz(test);
  const hidden = body.answers.find(({ concern }) => concern)?.concern;
  await test.pool.query("UPDATE concerns SET active = false WHERE _id = $1", [
    hidden,
  ]);
  test.cache.drop();
  const { proposed } = await handIn(test, body);
  expect(proposed.map(({ _id }) => _id)).not.toContain(hidden);
});

test("an answer to a deleted question makes a problem result, and the quiz can be finished", async () => {
  const test = await createQuizApp();
  const quiz = await answerQuiz(test);
  const gone = { question: newId(), concern: newId(), answer: "A" as const };
  const body = { ...quiz, answers: [gone, ...quiz.answers] };
  const { _id, proposed } = await handIn(test, body);
  expect(proposed.map((each) => each._id)).not.toContain(gone.concern);
  const draft = (await test.ask(`GET /api/results/${_id}`)).json();
  expect(draft.answers[0]).toEqual({
    number: 1,
    question: "",
    question_es: "",
    concern: null,
    answer: "A",
    label: "",
    label_es: "",
  });
  const final = await test.ask("POST /api/results", {
    body: { ...body, _id, orderedConcerns: proposed },
  });
  expect(final.statusCode).toBe(200);
  const { rows } = await test.pool.query("SELECT problem FROM results");
  expect(rows).toEqual([{ problem: "question deleted" }]);
});

test("a wording is stored once for all visitors", async () => {
  const test = await createQuizApp();
  const body = await answerQuiz(test);
  await handIn(test, body);
  test.cache.drop();
  await Promise.all([handIn(test, body), handIn(test, body)]);
  const count = async () =>
    (await test.pool.query("SELECT 1 FROM wordings")).rowCount;
  const questions = await test.pool.query("SELECT 1 FROM questions");
  expect(await count()).toBe(questions.rowCount);
  await test.pool.query("UPDATE questions SET text = 'New' WHERE position = 1");
  test.cache.drop();
  await handIn(test, body);
  expect(await count()).toBe((questions.rowCount ?? 0) + 1);
});
