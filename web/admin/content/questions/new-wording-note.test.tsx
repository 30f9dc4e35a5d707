import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Draft } from "#shared/contract/content/drafts.ts";
import { answerLabels } from "#shared/rules/quiz/answers.ts";
import { mount } from "#web/testing/mount.tsx";
import { QuestionForm } from "./question-screen.tsx";

const question = {
  _id: "q".repeat(22),
  version: 1,
  active: true,
  text: "Is it safe?",
  text_es: "¿Es segura?",
  description: "",
  description_es: "",
  concern: null,
  purpose: null,
  ...answerLabels((place) => `Answer ${place + 1}`),
};

const draft: Draft = {
  list: "questions",
  id: question._id,
  version: 1,
  state: "changed",
  title: "",
  title_es: "",
  fields: [],
  date: "2026-11-27T12:00:00.000Z",
  author: "Ana",
  conflicts: [],
  findings: [],
};

const isWarned = () =>
  screen.queryByText(
    "Changing the answers creates a new version of this question",
  ) !== null;
const answerA = () => screen.getByLabelText("Answer A, 5 points (English)");

test("warns that other answers make a new wording, and offers a new question", async () => {
  await mount(<QuestionForm question={question} isAnswered concerns={[]} />);
  expect(isWarned()).toBe(false);
  await userEvent.type(answerA(), " or not");
  expect(isWarned()).toBe(true);
  expect(
    screen.getByRole("link", { name: "New question" }).getAttribute("href"),
  ).toBe("/dashboard/questions/new");
  await userEvent.clear(answerA());
  await userEvent.type(answerA(), question.labelA);
  expect(isWarned()).toBe(false);
});

test("does not warn if only the question changed, or if no family has answered it", async () => {
  const { unmount } = await mount(
    <QuestionForm question={question} isAnswered concerns={[]} />,
  );
  await userEvent.type(screen.getByLabelText(/^Question .English./), "!");
  expect(isWarned()).toBe(false);
  unmount();
  await mount(<QuestionForm question={question} concerns={[]} />);
  await userEvent.type(answerA(), "!");
  expect(isWarned()).toBe(false);
});

test("also warns if the other answers are in a draft", async () => {
  const change = { field: "labelA", before: "Yes", after: "No" };
  const labelA = { ...change, language: "en" as const };
  await mount(
    <QuestionForm
      question={{
        ...question,
        labelA: "No",
        draft: { ...draft, fields: [labelA] },
      }}
      isAnswered
      concerns={[]}
    />,
  );
  expect(isWarned()).toBe(true);
});
