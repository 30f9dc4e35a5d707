import { expect, test } from "vitest";
import { hasFewWorries } from "#shared/rules/quiz/ordering.ts";
import { publicPart } from "./public-part.ts";

const concern = (_id: string, count: number) => ({ _id, count });
const result = {
  ranked: true,
  child: { age: "9 to 10", doses: "one" },
  answers: [{ answer: "A" }],
  orderedConcerns: ["a", "b", "c", "d"].map((_id, at) => concern(_id, 7 - at)),
};

test("contains the top three topics without their scores, and nothing else", () => {
  expect(publicPart(result)).toEqual({
    child: { age: null, doses: null },
    askAgain: null,
    answers: [],
    orderedConcerns: [concern("a", 4), concern("b", 4), concern("c", 4)],
  });
});

test.each([
  [[7, 5, 0, 0], false],
  [[1, 3, 0, 4], false],
  [[3, 1, 0, 0], true],
])(
  "a shared page with the scores %j says that there are few worries: %s",
  (counts, isCalm) => {
    const orderedConcerns = counts.map((count) => ({ count }));
    const part = publicPart({ ranked: true, orderedConcerns });
    expect(hasFewWorries(part.orderedConcerns)).toBe(isCalm);
  },
);

test("a shared page shows no concerns before the ranking is submitted", () => {
  const part = publicPart({ ...result, ranked: false });
  expect(part.orderedConcerns).toEqual([]);
});
