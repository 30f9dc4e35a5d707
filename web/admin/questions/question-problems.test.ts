import { expect, test } from "vitest";
import { draftOf } from "./question-draft.ts";
import { problemsOf } from "./question-problems.ts";

const newQuestion = draftOf(undefined);
const complete = { ...newQuestion, text: "a", text_es: "b", concern: "" };

test("a question needs its text in both languages, and a choice of concern", () => {
  expect(problemsOf(newQuestion)).toEqual({
    text: "required",
    text_es: "required",
    concern: "required",
  });
});

test("'No concern' is a choice, and answers may stay without labels", () => {
  expect(problemsOf(complete)).toEqual({});
});

test("blanks are no text", () => {
  expect(problemsOf({ ...complete, text_es: " \n" })).toEqual({
    text_es: "required",
  });
});

test("a description of 50,000 characters fits, one more does not", () => {
  const description = "x".repeat(50_000);
  expect(problemsOf({ ...complete, description })).toEqual({});
  expect(
    problemsOf({ ...complete, description_es: `${description}x` }),
  ).toEqual({ description_es: "too_long" });
});
