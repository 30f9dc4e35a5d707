import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { clientLoader, QuestionForm } from "./question-screen.tsx";

test("truncates a pasted answer to its limit and shows the counter", async () => {
  await mount(<QuestionForm question={undefined} concerns={[]} />);
  const box = screen.getByLabelText("Answer A, 5 points (English)");
  await userEvent.click(box);
  await userEvent.paste("x".repeat(130));
  expect(box).toHaveProperty("value", "x".repeat(120));
  expect(screen.getByText("120 / 120")).toBeDefined();
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
  const { concern, noConcern } = questionsWords.en;
  await user.selectOptions(
    screen.getByRole("combobox", { name: concern }),
    noConcern,
  );
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
