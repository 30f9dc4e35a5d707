import { expect, test } from "vitest";
import { answerOptions, eachLabel, pointsOf } from "./answers.ts";

test.each([
  ["A", 5],
  ["B", 4],
  ["C", 3],
  ["D", 2],
  ["E", 1],
] as const)("the answer %s is worth %i", (option, worth) => {
  expect(pointsOf(option)).toBe(worth);
});

test("every option has a label in both languages", () => {
  const labels = eachLabel("");
  for (const option of answerOptions) {
    expect(labels[`label${option}`]).toBe("");
    expect(labels[`label${option}_es`]).toBe("");
  }
  expect(Object.keys(labels)).toHaveLength(10);
});
