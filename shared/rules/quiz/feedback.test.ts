import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  counter,
  feedbackTextLimit,
  isUnanswered,
  websiteScore,
} from "./feedback.ts";

test("three answers give 0, 2, 3 or 5 points, and each counts the same", () => {
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
  "of %j the score is %j: what was not answered does not count",
  (given, score) => {
    expect(websiteScore(given)).toBe(score);
  },
);

test("a no, no stars and a letter are answers; blanks and nothing are none", () => {
  for (const answer of [false, true, 0, 5, "x"])
    expect(isUnanswered([null, answer, ""])).toBe(false);
  expect(isUnanswered([null, undefined, "", " \n"])).toBe(true);
  expect(isUnanswered([])).toBe(true);
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
