import { expect, test } from "vitest";
import { newId } from "#server/ids.ts";
import {
  answerQuiz,
  createContact,
  createQuizApp,
  handIn,
} from "#server/testing/quiz.ts";

test("a phone that kept nothing may still rank what it handed in", async () => {
  const quiz = await createQuizApp();
  const { _id: contact } = await createContact(quiz);
  const { _id, proposed } = await handIn(quiz, {
    ...(await answerQuiz(quiz)),
    contact,
  });
  const orderedConcerns = proposed.toReversed();
  const body = {
    _id,
    parentname: "",
    language: "en",
    answers: [],
    orderedConcerns,
  };
  const reply = await quiz.ask("POST /api/results", { body });
  expect(reply.statusCode).toBe(200);

  const result = (await quiz.ask(`GET /api/results/${reply.json()}`)).json();
  expect(result.ranked).toBe(true);
  expect(result.answers).toHaveLength(16);
  expect(result.orderedConcerns).toEqual(orderedConcerns);
  const { rows } = await quiz.pool.query(
    "SELECT parentname, contact FROM results",
  );
  expect(rows).toEqual([{ parentname: "Maria", contact }]);
  const { rows: contacts } = await quiz.pool.query(
    "SELECT active FROM contacts",
  );
  expect(contacts).toEqual([{ active: 0 }]);
});

test("without answers and without its draft nothing can be ranked", async () => {
  const quiz = await createQuizApp();
  const { proposed } = await handIn(quiz, await answerQuiz(quiz));
  const body = {
    parentname: "",
    language: "en",
    answers: [],
    orderedConcerns: proposed,
  };
  const nameless = await quiz.ask("POST /api/results", { body });
  expect(nameless.json().errors[0]).toMatchObject({
    code: "required",
    field: "answers",
  });
  const gone = await quiz.ask("POST /api/results", {
    body: { ...body, _id: newId() },
  });
  expect(gone.statusCode).toBe(400);
  expect(gone.json().errors[0].code).toBe("ranking_outdated");
});
