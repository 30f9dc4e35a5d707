import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { answerLabels } from "#shared/rules/quiz/answers.ts";
import { clientLoader, QuestionForm } from "./question-screen.tsx";

const words = questionsWords.en;

const question = {
  _id: "1".repeat(22),
  version: 1,
  active: true,
  text: "How old?",
  text_es: "¿Qué edad?",
  description: "",
  description_es: "",
  concern: null,
  purpose: null,
  ...answerLabels(() => ""),
};

test("truncates a pasted answer to its limit and shows the counter", async () => {
  await mount(<QuestionForm question={undefined} concerns={[]} />);
  const box = screen.getByLabelText("Answer A, 5 points (English)");
  await userEvent.click(box);
  await userEvent.paste("x".repeat(130));
  expect(box).toHaveProperty("value", "x".repeat(120));
  expect(screen.getByText("120 / 120")).toBeDefined();
});

const concernBox = () => screen.getByRole("combobox", { name: words.concern });

test("a new question needs its text in both languages and a choice of concern, which may be none", async () => {
  const calls = pendingCalls();
  const { user } = await mount(
    <QuestionForm question={undefined} concerns={[]} />,
  );
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  await save();
  expect(screen.getAllByText(refusalWords.en.required)).toHaveLength(3);
  const english = screen.getByRole("textbox", { name: "Question (English)" });
  expect(document.activeElement).toBe(english);
  await user.type(english, "Will you go?");
  await user.type(
    screen.getByRole("textbox", { name: "Question (Spanish)" }),
    "¿Irá?",
  );
  await user.selectOptions(concernBox(), words.noConcern);
  await save();
  expect(calls.last()).toMatchObject({
    line: "POST /api/questions",
    body: { text: "Will you go?", text_es: "¿Irá?", concern: null },
  });
});

test("a purpose explains its answers, and is refused at its field if another question has it", async () => {
  const calls = pendingCalls();
  const { user } = await mount(
    <QuestionForm question={question} concerns={[]} />,
  );
  const { label, purposes, meanings } = words.purpose;
  const purpose = screen.getByLabelText(label);
  await user.selectOptions(purpose, purposes.age);
  expect(screen.getByText(meanings.age)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await calls.last().refuse(409, "purpose_taken", "purpose");
  expect(document.activeElement).toBe(purpose);
  expect(screen.getByText(refusalWords.en.purpose_taken)).toBeDefined();
});

test("a new question can be saved although a colleague changed its draft after its first preview", async () => {
  const calls = pendingCalls();
  const { user } = await mount(
    <QuestionForm question={undefined} concerns={[]} />,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: label }), {
      target: { value },
    });
  type("Question (English)", "Worried?");
  type("Question (Spanish)", "¿Preocupada?");
  await user.selectOptions(concernBox(), words.noConcern);
  await user.click(screen.getByRole("button", { name: "Preview" }));
  const id = "1".repeat(22);
  const saved = { list: "questions", id, version: 7 };
  await calls.last().answer(saved);
  const spanish = {
    field: "text_es",
    before: undefined,
    after: "¿Preocupada?",
  };
  const draft = {
    ...saved,
    state: "added",
    author: "Ana",
    date: "2027-01-31T12:00:00.000Z",
    fields: [{ field: "text", before: undefined, after: "Worried?" }, spanish],
    conflicts: [],
  };
  await calls.last().answer({ drafts: [draft], latest: 4 });
  await user.click(screen.getByRole("button", { name: previewWords.en.close }));
  type("Question (Spanish)", "¿Le preocupa?");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await calls.last().refuse(409, "edited_meanwhile");
  const english = { field: "text", before: undefined, after: "Anxious?" };
  const changed = { ...draft, version: 8, fields: [english, spanish] };
  await calls.last().answer({ drafts: [changed], latest: 4 });
  expect(calls.last()).toMatchObject({
    line: `PUT /api/drafts/questions/${id}`,
    body: { fields: { text_es: "¿Le preocupa?" }, version: 8 },
  });
  await calls.last().answer({ ...saved, version: 9 });
});

test("the form opens without waiting for the note about answered questions", () => {
  const calls = pendingCalls();
  void clientLoader({ params: { id: "1".repeat(22) } });
  expect(calls.lines()).toContain("GET /api/concerns/all");
  expect(calls.lines().join()).not.toContain("/answered");
});
