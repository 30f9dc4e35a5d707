import { expect, test } from "vitest";
import {
  questionContent,
  type Question,
} from "#shared/contract/content/questions.ts";
import {
  toQuestionContent,
  toQuestionDraft,
  questionProblems,
} from "./question-draft.ts";

const question: Question = {
  ...toQuestionDraft(undefined),
  _id: "1".repeat(22),
  text: "Are you worried?",
  text_es: "¿Le preocupa?",
  concern: null,
  purpose: null,
  active: true,
  version: 3,
};

test("'No concern' is an empty choice in the form and null when saved", () => {
  expect(toQuestionDraft(question).concern).toBe("");
  expect(toQuestionContent(toQuestionDraft(question)).concern).toBeNull();
});

test("an empty purpose is an empty choice in the form and null when saved; others are kept", () => {
  expect(toQuestionDraft(question).purpose).toBe("");
  expect(toQuestionContent(toQuestionDraft(question)).purpose).toBeNull();
  const marked = { ...question, purpose: "age" as const };
  expect(toQuestionContent(toQuestionDraft(marked)).purpose).toBe("age");
});

test("a new question has no concern chosen", () => {
  expect(toQuestionDraft(undefined).concern).toBeUndefined();
});

test("a concern passes through the form unchanged", () => {
  const concern = "2".repeat(22);
  expect(
    toQuestionContent(toQuestionDraft({ ...question, concern })).concern,
  ).toBe(concern);
});

test("the saved content has exactly the fields of the contract", () => {
  const content = toQuestionContent(toQuestionDraft(question));
  expect(questionContent.parse(content)).toEqual(content);
  expect(Object.keys(content).slice().sort()).toEqual(
    questionContent.keyof().options.slice().sort(),
  );
});

const newQuestion = toQuestionDraft(undefined);
const complete = { ...newQuestion, text: "a", text_es: "b", concern: "" };

test("requires the text in both languages and a choice of concern", () => {
  expect(questionProblems(newQuestion)).toEqual({
    text: "required",
    text_es: "required",
    concern: "required",
  });
});

test("accepts 'No concern' and answers without labels", () => {
  expect(questionProblems(complete)).toEqual({});
});

test("treats a blank text as missing", () => {
  expect(questionProblems({ ...complete, text_es: " \n" })).toEqual({
    text_es: "required",
  });
});

test("accepts descriptions of up to 50,000 characters", () => {
  const description = "x".repeat(50_000);
  expect(questionProblems({ ...complete, description })).toEqual({});
  expect(
    questionProblems({ ...complete, description_es: `${description}x` }),
  ).toEqual({ description_es: "too_long" });
});
