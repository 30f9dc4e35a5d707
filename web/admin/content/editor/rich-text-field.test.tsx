import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { RichTextField } from "./rich-text-field.tsx";

beforeAll(async () => {
  // jsdom does not implement layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => document.body.getClientRects();
  await import("./editor.tsx");
});

async function openField() {
  await mount(
    <RichTextField
      label="Text in English"
      lang="en"
      value="<p>Hello</p>"
      onChange={vi.fn<() => void>()}
    />,
  );
  return screen.findByRole("textbox", { name: "Text in English" });
}

test("a click on the label focuses the text", async () => {
  const text = await openField();
  await userEvent.click(screen.getByText("Text in English"));
  expect(document.activeElement).toBe(text);
});

test.each(["Ctrl+%s opens the link dialog", "K"])(
  "Ctrl+%s asks for a link",
  async (key) => {
    const text = await openField();
    text.focus();
    await userEvent.keyboard(`{Control>}${key}{/Control}`);
    expect(
      await screen.findByRole("dialog", { name: "Add a link" }),
    ).toBeDefined();
  },
);
