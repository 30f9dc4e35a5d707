import fc from "fast-check";
import { expect, test } from "vitest";
import { type AnswerOption } from "#shared/rules/quiz/answers.ts";
import { scoreConcerns } from "#shared/rules/quiz/scores.ts";
import { isPermutation, proposeOrder } from "#shared/rules/quiz/ordering.ts";
import {
  answerQuiz,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";

const letters = fc.array(
  fc.constantFrom<AnswerOption>("A", "B", "C", "D", "E"),
  { minLength: 40, maxLength: 40 },
);

test("for any answers, the proposal follows the rules and every order of it is accepted", async () => {
  const app = await createQuizApp();
  const concerns: { _id: string }[] = (
    await app.ask("GET /api/concerns")
  ).json();
  const staffOrder = concerns.map(({ _id }) => _id);
  const quiz = await answerQuiz(app);

  const run = async (chosen: AnswerOption[], weights: number[]) => {
    const answers = quiz.answers
      .map((each, place) => ({ ...each, answer: chosen[place] ?? "A" }))
      .slice(0, 3 + ((weights[0] ?? 0) % quiz.answers.length));
    const scores = [...scoreConcerns(answers)];
    fc.pre(scores.length > 0);
    const expected = proposeOrder(
      scores.map(([_id, score]) => ({ _id, score })),
      staffOrder,
    );
    const { _id, proposed } = await handIn(app, { ...quiz, answers });
    expect(proposed).toMatchObject(
      expected.map((each) => ({ _id: each._id, count: each.score })),
    );

    const shuffled = proposed
      .map((each, place) => ({ each, weight: weights[place] ?? place }))
      .sort((one, other) => one.weight - other.weight)
      .map(({ each }) => each);
    const final = await app.ask("POST /api/results", {
      body: { ...quiz, answers, _id, orderedConcerns: shuffled },
    });
    expect(final.statusCode).toBe(200);
    const result = (await app.ask(`GET /api/results/${final.json()}`)).json();
    expect(result.orderedConcerns).toEqual(shuffled);
  };
  const weights = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });
  await fc.assert(fc.asyncProperty(letters, weights, run), { numRuns: 25 });
});

test("refuses any list that is not a permutation of the scored concerns", async () => {
  const app = await createQuizApp();
  const quiz = await answerQuiz(app);
  const { _id, proposed } = await handIn(app, quiz);
  const scored = proposed.map((each) => each._id);
  const lists = fc.array(fc.constantFrom(...scored), {
    minLength: 1,
    maxLength: scored.length + 1,
  });
  const run = async (list: string[]) => {
    fc.pre(!isPermutation(list, scored));
    const orderedConcerns = list.map((each) => ({ _id: each }));
    const reply = await app.ask("POST /api/results", {
      body: { ...quiz, _id, orderedConcerns },
    });
    expect(reply.statusCode).toBe(400);
  };
  await fc.assert(fc.asyncProperty(lists, run), { numRuns: 25 });
});
