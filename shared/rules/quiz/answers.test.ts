import { expect, test } from "vitest";
import { answerOptions, answerLabels } from "./answers.ts";

test("every option has a label in both languages", () => {
  const labels = answerLabels((place, language) => `${place} ${language}`);
  for (const [place, option] of answerOptions.entries()) {
    expect(labels[`label${option}`]).toBe(`${place} en`);
    expect(labels[`label${option}_es`]).toBe(`${place} es`);
  }
  expect(Object.keys(labels)).toHaveLength(10);
});
