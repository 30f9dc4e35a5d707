import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { editorWords } from "#web/i18n/admin/content/editor.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { RichTextField } from "./rich-text-field.tsx";

const words = editorWords.en;

// The field loads its editor on demand.
beforeAll(() => import("./editor.tsx"));

async function openField(
  props: { value?: string; mayLink?: boolean } = {},
  onChange = vi.fn<(html: string) => void>(),
) {
  await mount(
    <RichTextField
      label="Text in English"
      lang="en"
      value="<p>Hello</p>"
      onChange={onChange}
      {...props}
    />,
  );
  return screen.findByRole("textbox", { name: "Text in English" });
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

test("a click on the label focuses the text", async () => {
  const text = await openField();
  await userEvent.click(screen.getByText("Text in English"));
  expect(document.activeElement).toBe(text);
});

test.each(["k", "K"])("Ctrl+%s asks for a link", async (key) => {
  const text = await openField();
  text.focus();
  await userEvent.keyboard(`{Control>}${key}{/Control}`);
  expect(
    await screen.findByRole("dialog", { name: "Add a link" }),
  ).toBeDefined();
});

test("a link needs a secure address, and a missing https:// is added", async () => {
  const onChange = vi.fn<(html: string) => void>();
  await openField({ value: "" }, onChange);
  await press(words.tools.link);
  const dialog = within(await screen.findByRole("dialog"));
  const address = dialog.getByLabelText(new RegExp(words.linkAddress));
  await userEvent.type(
    dialog.getByLabelText(new RegExp(words.linkText)),
    "CDC",
  );
  await userEvent.type(address, "http://cdc.gov");
  await press(words.insertLink);
  expect(dialog.getByText(words.notSecure)).toBeDefined();
  await userEvent.clear(address);
  await userEvent.type(address, "cdc.gov/hpv");
  await press(words.insertLink);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(onChange).toHaveBeenLastCalledWith(
    expect.stringContaining('<a href="https://cdc.gov/hpv">CDC</a>'),
  );
});

test("a text for children offers no links", async () => {
  const text = await openField({ mayLink: false });
  expect(screen.queryByRole("button", { name: words.tools.link })).toBeNull();
  text.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a text that is too long to save says so", async () => {
  const text = await openField({ value: `<p>${"long ".repeat(10_001)}</p>` });
  expect(text.ariaInvalid).toBe("true");
  expect(screen.getByText(words.tooLong)).toBeDefined();
  expect(screen.getByText("50 of 50 KB")).toBeDefined();
});

test("only a picture can be chosen as an image", async () => {
  await openField();
  await press(words.tools.image);
  const dialog = within(await screen.findByRole("dialog"));
  const add = dialog.getByRole<HTMLButtonElement>("button", {
    name: words.insert,
  });
  expect(add.disabled).toBe(true);
  const user = userEvent.setup({ applyAccept: false });
  const file = new File(["x"], "a.txt", { type: "text/plain" });
  await user.upload(dialog.getByLabelText(/^Choose an image/), file);
  expect(dialog.getByText(refusalWords.en.unsupported_type)).toBeDefined();
  expect(add.disabled).toBe(true);
});
