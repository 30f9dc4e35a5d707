import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { QuestionForm } from "./question-screen.tsx";

test("truncates a pasted answer to its limit and shows the counter", async () => {
  await mount(<QuestionForm question={undefined} concerns={[]} />);
  const box = screen.getByLabelText("Answer A, 5 points (English)");
  await userEvent.click(box);
  await userEvent.paste("x".repeat(130));
  expect(box).toHaveProperty("value", "x".repeat(120));
  expect(screen.getByText("120 / 120")).toBeDefined();
});
