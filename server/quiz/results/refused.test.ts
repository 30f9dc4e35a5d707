import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";

type Body = Awaited<ReturnType<typeof answerQuiz>>;
type Change = (body: Body) => object;

const answer = { question: newId(), concern: null, answer: "A" };

test.each<[string, Change, string, string]>([
  ["no answers", () => ({ answers: [] }), "answers", "required"],
  ["no name", () => ({ parentname: undefined }), "parentname", "required"],
  [
    "an unknown letter",
    () => ({ answers: [{ ...answer, answer: "F" }] }),
    "answers.0.answer",
    "invalid",
  ],
  [
    "a lowercase letter",
    () => ({ answers: [{ ...answer, answer: "a" }] }),
    "answers.0.answer",
    "invalid",
  ],
  [
    "a question twice",
    ({ answers }) => ({ answers: [...answers, answers[0]] }),
    "answers",
    "invalid",
  ],
  [
    "an invalid id",
    () => ({ answers: [{ ...answer, question: "1' OR 1=1" }] }),
    "answers.0.question",
    "invalid",
  ],
  [
    "five hundred and one answers",
    () => ({
      answers: Array.from({ length: 501 }, () => ({
        ...answer,
        question: newId(),
      })),
    }),
    "answers",
    "too_many",
  ],
  [
    "a submitted score",
    () => ({ scores: { x: 99 } }),
    "scores",
    "unknown_field",
  ],
  ["a third language", () => ({ language: "fr" }), "language", "invalid"],
  [
    "a long name",
    () => ({ parentname: "x".repeat(101) }),
    "parentname",
    "too_long",
  ],
  [
    "a name with a NUL",
    () => ({ parentname: "a\0b" }),
    "parentname",
    "invalid",
  ],
  [
    "an empty order",
    () => ({ orderedConcerns: [] }),
    "orderedConcerns",
    "required",
  ],
  ["an invalid contact id", () => ({ contact: "me" }), "contact", "invalid"],
])("refuses a quiz with %s", async (_name, change, field, code) => {
  const testApp = await createQuizApp();
  const quiz = await answerQuiz(testApp);
  const body = { ...quiz, ...change(quiz) };
  const reply = await testApp.ask("POST /api/results", { body });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({ field, code });
  expect((await testApp.pool.query("SELECT 1 FROM results")).rowCount).toBe(0);
});

type Proposed = { _id: string }[];

test.each<[string, (proposed: Proposed) => Proposed]>([
  ["one left out", (proposed) => proposed.slice(1)],
  ["one twice", (proposed) => [...proposed.slice(1), ...proposed.slice(1, 2)]],
  ["one added", (proposed) => [...proposed, { _id: newId() }]],
  ["one replaced", (proposed) => [{ _id: newId() }, ...proposed.slice(1)]],
])("refuses an order with %s and keeps the draft", async (_name, change) => {
  const testApp = await createQuizApp();
  const body = await answerQuiz(testApp);
  const { _id, proposed } = await handIn(testApp, body);
  const reply = await testApp.ask("POST /api/results", {
    body: { ...body, _id, orderedConcerns: change(proposed) },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({
    code: "ranking_outdated",
    field: "orderedConcerns",
  });
  expect((await testApp.ask(`GET /api/results/${_id}`)).statusCode).toBe(200);
});

test("limits submits per network and hour", async () => {
  const testApp = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
  const body = await answerQuiz(testApp);
  const { points, add } = testApp.limits.results_of_network;
  await add("127.0.0.1", points - 2);
  const codes: number[] = [];
  for (let count = 0; count < 3; count += 1)
    codes.push((await testApp.ask("POST /api/results", { body })).statusCode);
  expect(codes).toEqual([200, 200, 429]);
});

test("counts lookups of unknown results separately for each network", async () => {
  const { app, limits } = await createQuizApp();
  const { add, points } = limits.unknown_ids_of_network;
  await add("127.0.0.3", points);
  const url = `/api/results/${newId()}`;
  const networks = ["127.0.0.3", "127.0.0.4", "127.0.0.3", "127.0.0.4"];
  const replies = await Promise.all(
    networks.map((remoteAddress) => app.inject({ url, remoteAddress })),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes).toEqual([429, 404, 429, 404]);
});
