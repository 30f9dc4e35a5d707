import { describe, expect, test } from "vitest";
import { areVisitsCounted, cellOf, mainFindings } from "./figures.ts";

test.each([
  [3, "3"],
  ["Cost", '"Cost"'],
  ['Is it "safe"?', '"Is it ""safe""?"'],
  ["=1+1", `"'=1+1"`],
  ["-1", `"'-1"`],
  ["@name", `"'@name"`],
])("cellOf turns %j into %s", (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test("visits are not counted if quizzes were finished without a single step", () => {
  const none = { opened: null, started: 0, finished: 0, ranked: 0, read: 0 };
  const funnel = { ...none, shared: 0 };
  expect(areVisitsCounted({ funnel, results: 3 })).toBe(false);
  expect(areVisitsCounted({ funnel, results: 0 })).toBe(true);
  const started = { ...funnel, started: 1 };
  expect(areVisitsCounted({ funnel: started, results: 3 })).toBe(true);
});

describe("findings", () => {
  const insights = (firsts: number[], answered: number[], started = 40) => ({
    results: firsts.reduce((sum, count) => sum + count, 0),
    concerns: firsts.map((count, at) => ({
      _id: `concern ${at}`,
      name: `Concern ${at}`,
      name_es: "",
      places: [count, 0, 0],
    })),
    funnel: { opened: 0, started, finished: 0, ranked: 0, read: 0, shared: 0 },
    questions: answered.map((count, at) => ({
      number: at + 1,
      answered: count,
      seconds: null,
    })),
  });

  test("findingsOf finds the concern most often put first and the question where most visitors leave", () => {
    expect(mainFindings(insights([4, 12, 8], [38, 30, 28]))).toMatchObject({
      concern: { name: "Concern 1", amount: 12, of: 24 },
      question: { number: 2, amount: 8, of: 38 },
    });
  });

  test("findingsOf includes visitors who leave at the first question", () => {
    const { question } = mainFindings(insights([], [30, 29]));
    expect(question).toEqual({ number: 1, amount: 10, of: 40 });
  });

  test.each([
    ["too few visitors in total", insights([12, 7], [11, 2], 19)],
    [
      "too few visitors at the top",
      insights([4, 3, 3, 3, 2, 2, 2, 1], [36, 33]),
    ],
    ["ties", insights([10, 10], [30, 20])],
    ["no visitors", insights([], [])],
  ])("findingsOf finds nothing with %s", (_, few) => {
    expect(mainFindings(few)).toEqual({});
  });
});
