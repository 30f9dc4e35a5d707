import { expect, test } from "vitest";
import { newId } from "#server/ids.ts";
import {
  answerQuiz,
  createContact,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";

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

test("a draft may be ranked as it was read, and keeps its names", async () => {
  const quiz = await createQuizApp();
  const { _id: contact } = await createContact(quiz);
  const given = { ...(await answerQuiz(quiz)), contact };
  const { _id, proposed } = await handIn(quiz, given);
  const read = (await quiz.ask(`GET /api/results/${_id}`)).json();
  const orderedConcerns = proposed.map((each) => ({ _id: each._id }));
  const body = { ...read, orderedConcerns, contact };
  const reply = await quiz.ask("POST /api/results", { body });
  expect(reply.statusCode, reply.body).toBe(200);
  const { rows } = await quiz.pool.query(
    "SELECT final, contact, parentname, childname, chosen FROM results",
  );
  const { parentname, childname } = given;
  const chosen = given.answers.map(({ answer }) => answer);
  const names = { contact, parentname, childname };
  expect(rows).toEqual([{ final: true, ...names, chosen }]);
});

test("answers in words count for nothing without their draft", async () => {
  const quiz = await createQuizApp();
  const { _id } = await handIn(quiz, await answerQuiz(quiz));
  const { answers } = (await quiz.ask(`GET /api/results/${_id}`)).json();
  const body = { parentname: "Eve", language: "en", answers };
  const reply = await quiz.ask("POST /api/results", { body });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({
    code: "required",
    field: "answers",
  });
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
