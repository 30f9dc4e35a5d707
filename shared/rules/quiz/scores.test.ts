import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOptions } from "./answers.ts";
import { pointsOf, scoreConcerns } from "./scores.ts";

test.each([
  ["A", 5],
  ["B", 4],
  ["C", 3],
  ["D", 2],
  ["E", 1],
] as const)("scores the answer %s as %i", (option, worth) => {
  expect(pointsOf(option)).toBe(worth);
});

const answer = fc.constantFrom(...answerOptions);
const answers = fc.array(
  fc.record({
    concern: fc.constantFrom("fever", "fertility", "cost", null),
    answer,
  }),
);

test("adds the points of a concern over its questions", () => {
  const scores = scoreConcerns([
    { concern: "fever", answer: "A" },
    { concern: "cost", answer: "E" },
    { concern: "fever", answer: "C" },
  ]);
  expect([...scores]).toEqual([
    ["fever", 8],
    ["cost", 1],
  ]);
});

test("does not score an answer without a concern", () => {
  expect(scoreConcerns([{ concern: null, answer: "A" }]).size).toBe(0);
});

test("returns no scores without answers", () => {
  expect(scoreConcerns([]).size).toBe(0);
});

test("accepts concern ids that are also names of object properties", () => {
  const scores = scoreConcerns([{ concern: "__proto__", answer: "B" }]);
  expect(scores.get("__proto__")).toBe(4);
});

test("adds all points to their concern, in any order of the answers", () => {
  fc.assert(
    fc.property(answers, (given) => {
      const scores = scoreConcerns(given);
      const scored = given.filter(({ concern }) => concern !== null);
      const total = scored.reduce((sum, one) => sum + pointsOf(one.answer), 0);
      expect([...scores.values()].reduce((a, b) => a + b, 0)).toBe(total);
      expect(new Set(scores.keys())).toEqual(
        new Set(scored.map(({ concern }) => concern)),
      );
      expect(scoreConcerns([...given].reverse())).toEqual(scores);
    }),
  );
});
