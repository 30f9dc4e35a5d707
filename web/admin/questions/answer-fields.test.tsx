import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { draftOf, type QuestionDraft } from "./question-draft.ts";

function Answers() {
  const [draft, setDraft] = useState<QuestionDraft>(draftOf(undefined));
  return (
    <AnswerFields
      draft={draft}
      change={(field) => (value) => setDraft({ ...draft, [field]: value })}
      errors={{}}
    />
  );
}

test("an answer that is pasted too long shows how much of it fits", async () => {
  await mount(<Answers />);
  const [box] = screen.getAllByRole("textbox");
  await userEvent.click(box as HTMLElement);
  await userEvent.paste("x".repeat(130));
  expect(box).toHaveProperty("value", "x".repeat(120));
  expect(screen.getByText("120 / 120")).toBeDefined();
});
