import { expect, test } from "vitest";
import {
  questionContent,
  type Question,
} from "#shared/contract/content/questions.ts";
import { contentOf, draftOf, problemsOf } from "./question-draft.ts";

const question: Question = {
  ...draftOf(undefined),
  _id: "1".repeat(22),
  text: "Are you worried?",
  text_es: "¿Le preocupa?",
  concern: null,
  purpose: null,
  active: true,
  version: 3,
};

test("'No concern' is an empty choice in the form and null when saved", () => {
  expect(draftOf(question).concern).toBe("");
  expect(contentOf(draftOf(question)).concern).toBeNull();
});

test("a question without a mark is an empty choice too, and one with a mark keeps it", () => {
  expect(draftOf(question).purpose).toBe("");
  expect(contentOf(draftOf(question)).purpose).toBeNull();
  const marked = { ...question, purpose: "age" as const };
  expect(contentOf(draftOf(marked)).purpose).toBe("age");
});

test("a new question has no concern chosen yet", () => {
  expect(draftOf(undefined).concern).toBeUndefined();
});

test("a concern comes back as it was", () => {
  const concern = "2".repeat(22);
  expect(contentOf(draftOf({ ...question, concern })).concern).toBe(concern);
});

test("what is saved is just what the contract asks for", () => {
  const content = contentOf(draftOf(question));
  expect(questionContent.parse(content)).toEqual(content);
  expect(Object.keys(content).slice().sort()).toEqual(
    questionContent.keyof().options.slice().sort(),
  );
});

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
