import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  concernScore,
  counter,
  feedbackTextLimit,
  websiteScore,
} from "./feedback.ts";

test("three switches give 0, 2, 3 or 5 points, and each counts the same", () => {
  const switches = fc.record({
    useful: fc.boolean(),
    findinformation: fc.boolean(),
    wouldrecommend: fc.boolean(),
  });
  fc.assert(
    fc.property(switches, (answers) => {
      const yes = Object.values(answers).filter(Boolean).length;
      expect(websiteScore(answers)).toBe([0, 2, 3, 5][yes]);
    }),
  );
});

test.each([
  [0, 0],
  [1, 1],
  [4, 4],
  [5, 5],
  [6, 5],
  [-1, 0],
])("%i stars score %i", (howhelpful, score) => {
  expect(concernScore(howhelpful)).toBe(score);
});

describe("the counter of a feedback text", () => {
  test("has 120 characters to give", () => {
    expect(feedbackTextLimit).toBe(120);
    expect(counter("")).toEqual({ used: 0, remaining: 120 });
  });

  test.each([
    [119, 1],
    [120, 0],
    [121, -1],
  ])("leaves, after %i characters, %i", (used, remaining) => {
    expect(counter("ñ".repeat(used))).toEqual({ used, remaining });
  });

  test("takes an emoji for one character, whatever it weighs", () => {
    expect(counter("💉".repeat(120))).toEqual({ used: 120, remaining: 0 });
  });

  test("counts blanks and new lines as they were typed", () => {
    expect(counter(" a\n").used).toBe(3);
  });

  test("adds up: two texts together use what they use apart", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const apart = counter(one).used + counter(other).used;
        expect(counter(one + other).used).toBe(apart);
      }),
    );
  });
});
