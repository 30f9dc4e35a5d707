import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  counter,
  feedbackTextLimit,
  isUnanswered,
  websiteScore,
} from "./feedback.ts";

test("three answers give 0, 2, 3 or 5 points, with equal weight", () => {
  const three = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(three, (answers) => {
      const yes = answers.filter(Boolean).length;
      expect(websiteScore(answers)).toBe([0, 2, 3, 5][yes]);
    }),
  );
});

test.each([
  [[true, null, undefined], 5],
  [[undefined, false, null], 0],
  [[true, false, null], 3],
  [[true, true, null], 5],
  [[null, undefined, null], null],
])(
  "for %j, returns the score %j, ignoring unanswered questions",
  (given, score) => {
    expect(websiteScore(given)).toBe(score);
  },
);

test("a no, zero stars or a letter is an answer; blank and missing values are not", () => {
  for (const answer of [false, true, 0, 5, "x"])
    expect(isUnanswered([null, answer, ""])).toBe(false);
  expect(isUnanswered([null, undefined, "", " \n"])).toBe(true);
  expect(isUnanswered([])).toBe(true);
});

describe("the counter of a feedback text", () => {
  test("starts at 120 remaining characters", () => {
    expect(feedbackTextLimit).toBe(120);
    expect(counter("")).toEqual({ used: 0, remaining: 120 });
  });

  test.each([
    [119, 1],
    [120, 0],
    [121, -1],
  ])("after %i characters, shows %i remaining", (used, remaining) => {
    expect(counter("ñ".repeat(used))).toEqual({ used, remaining });
  });

  test("counts an emoji as one character", () => {
    expect(counter("💉".repeat(120))).toEqual({ used: 120, remaining: 0 });
  });

  test("counts spaces and line breaks as typed", () => {
    expect(counter(" a\n").used).toBe(3);
  });

  test("counts two joined texts as the sum of both", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const apart = counter(one).used + counter(other).used;
        expect(counter(one + other).used).toBe(apart);
      }),
    );
  });
});
