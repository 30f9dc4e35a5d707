import { expect, test } from "vitest";
import { firstNames } from "./names.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

test("only first names are said", () => {
  expect(firstNames(named("María Elena Ruiz", " Ana ", "José"))).toEqual({
    names: ["María", "Ana", "José"],
    others: 0,
  });
});

test("where there are many, the rest is counted", () => {
  expect(firstNames(named("A", "B", "C", "D"), 3)).toEqual({
    names: ["A", "B", "C"],
    others: 1,
  });
});
