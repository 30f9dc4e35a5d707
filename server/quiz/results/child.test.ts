import { expect, test } from "vitest";
import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";
import { ageGroups, doseGroups } from "#shared/rules/quiz/visit/child-notes.ts";
import {
  answerQuiz,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";

type Quiz = Awaited<ReturnType<typeof createQuizApp>>;

/** Answers the first two questions, which ask the age and the doses. */
async function finishAbout(app: Quiz, age: AnswerOption, doses: AnswerOption) {
  const answers = (await answerQuiz(app)).answers.map((each, place) => ({
    ...each,
    answer: [age, doses][place] ?? each.answer,
  }));
  return finishQuiz(app, { answers });
}

const childIn = async ({ ask }: Quiz, id: string) =>
  (await ask(`GET /api/results/${id}`)).json().child;

test("a result contains the answered age and doses", async () => {
  const quiz = await createQuizApp();
  for (const [place, letter] of answerOptions.entries()) {
    const other = answerOptions[4 - place] as AnswerOption;
    const id = await finishAbout(quiz, letter, other);
    expect(await childIn(quiz, id)).toEqual({
      age: ageGroups[place],
      doses: doseGroups[4 - place],
    });
  }
});

test("a result keeps the child's age and doses when staff change the questions", async () => {
  const quiz = await createQuizApp();
  const id = await finishAbout(quiz, "C", "B");
  const child = await childIn(quiz, id);
  for (const sql of [
    "UPDATE questions SET text = 'New', \"labelC\" = 'New'",
    "UPDATE questions SET purpose = NULL",
    "UPDATE questions SET position = 100 - position",
    "DELETE FROM questions",
  ]) {
    await quiz.pool.query(sql);
    quiz.cache.drop();
    expect(await childIn(quiz, id)).toEqual(child);
  }
});

test("a reworded question with a purpose still gives the age, at any position", async () => {
  const quiz = await createQuizApp();
  await quiz.pool.query(
    "UPDATE questions SET text = 'New', \"labelA\" = 'Small' WHERE purpose = 'age'",
  );
  await quiz.pool.query("UPDATE questions SET position = 100 - position");
  quiz.cache.drop();
  const { answers, ...given } = await answerQuiz(quiz, ["E"]);
  const first = answers.at(-1);
  if (first) first.answer = "A";
  const id = await finishQuiz(quiz, { ...given, answers });
  expect(await childIn(quiz, id)).toEqual({ age: "under 9", doses: "unknown" });
});

test("age and doses are null without questions for them", async () => {
  const quiz = await createQuizApp();
  await quiz.pool.query("UPDATE questions SET purpose = NULL");
  quiz.cache.drop();
  const before = await finishAbout(quiz, "A", "A");
  await quiz.pool.query(
    "UPDATE questions SET purpose = 'age' WHERE position = 1",
  );
  quiz.cache.drop();
  const id = await finishAbout(quiz, "D", "A");
  expect(await childIn(quiz, before)).toEqual({ age: null, doses: null });
  expect(await childIn(quiz, id)).toEqual({ age: "13 to 14", doses: null });
});

test("questions without a purpose keep their old wordings", async () => {
  const quiz = await createQuizApp();
  await finishQuiz(quiz);
  const { rows: before } = await quiz.pool.query("SELECT * FROM wordings");
  await quiz.pool.query("UPDATE questions SET purpose = NULL");
  quiz.cache.drop();
  await finishQuiz(quiz);
  const { rows: after } = await quiz.pool.query("SELECT * FROM wordings");
  expect(after).toHaveLength(before.length + 3);
});
