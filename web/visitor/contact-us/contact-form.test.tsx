import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ScreenLanguage, turnLanguage } from "#web/core/language.tsx";
import { humanCheckWords } from "#web/i18n/core/human-check.words.ts";
import { contactUsWords } from "#web/i18n/visitor/contact-us.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { ContactForm } from "./contact-form.tsx";

vi.mock(
  "altcha/workers/pbkdf2?worker",
  () => import("#web/testing/fake-solver.ts"),
);

beforeEach(() => localStorage.clear());

const words = contactUsWords.en;

async function open() {
  const calls = pendingCalls();
  const { screen, user } = await mount(
    <ScreenLanguage>
      <ContactForm />
    </ScreenLanguage>,
    "/contact",
  );
  const box = (label: string) =>
    screen.getByRole<HTMLInputElement>("textbox", { name: label });
  const submit = screen.getByRole("button", { name: words.submit });
  async function fillIn(email = "luz@family.example") {
    await user.type(box(words.name), "Luz");
    await calls.last().answer({ challenge: 1 });
    await user.type(box(words.email), email);
    await user.type(box(words.message), "Is it safe?");
  }
  const messages = () =>
    calls.all().filter(({ line }) => line === "POST /api/contact");
  return { screen, user, calls, box, submit, fillIn, messages };
}

test("an empty message is not sent: each field says so, and the first gets the focus", async () => {
  const { screen, user, box, submit, messages } = await open();
  await user.click(submit);
  expect(screen.getAllByText("Please fill this in.")).toHaveLength(3);
  expect(document.activeElement).toBe(box(words.name));
  expect(messages()).toHaveLength(0);
});

test("an email address without @ is not sent", async () => {
  const { user, box, submit, fillIn, messages } = await open();
  await fillIn("luz.example");
  await user.click(submit);
  expect(document.activeElement).toBe(box(words.email));
  expect(messages()).toHaveLength(0);
});

test("a failure loses nothing, and the next try has the same key", async () => {
  const { screen, user, calls, box, submit, fillIn, messages } = await open();
  await fillIn();
  expect(screen.getByText(humanCheckWords.en.done)).toBeDefined();
  await user.click(submit);
  await calls.last().breakOff();
  expect(screen.getByText(words.failed)).toBeDefined();
  expect(box(words.message).value).toBe("Is it safe?");
  await user.click(submit);
  const [first, second] = messages();
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toMatchObject({
    name: "Luz",
    email: "luz@family.example",
    message: "Is it safe?",
    altcha: expect.any(String),
  });
  await calls.last().answer({});
  expect(screen.getByText(words.sent)).toBeDefined();
  expect(screen.queryByText(words.failed)).toBeNull();
  for (const label of [words.name, words.email, words.message])
    expect(box(label).value).toBe("");
});

test("a message is sent once if Submit is pressed twice", async () => {
  const { user, submit, fillIn, messages } = await open();
  await fillIn();
  await user.dblClick(submit);
  expect(messages()).toHaveLength(1);
});

test("a second press after sending does not ask for another message", async () => {
  const { screen, user, calls, submit, fillIn, messages } = await open();
  await fillIn();
  await user.click(submit);
  await calls.last().answer({});
  await user.click(submit);
  expect(screen.getByText(words.sent)).toBeDefined();
  expect(messages()).toHaveLength(1);
});

test("another language after sending neither repeats the confirmation nor clears the next message", async () => {
  const { screen, user, calls, box, submit, fillIn } = await open();
  await fillIn();
  await user.click(submit);
  await calls.last().answer({});
  await user.type(box(words.message), "Second");
  expect(screen.queryByText(words.sent)).toBeNull();
  act(() => turnLanguage("es"));
  const { message, sent } = contactUsWords.es;
  expect(box(message).value).toBe("Second");
  expect(screen.queryByText(sent)).toBeNull();
});
