// @vitest-environment jsdom
import { expect, test } from "vitest";
import { textTo } from "#web/testing/messages.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import type { Message } from "./conversations.tsx";
import MessagesScreen from "./messages-screen.tsx";

const hours = { opens: 9, closes: 20, sundayopens: 12 };
const phone = "+12025550144";

async function openMessages(...messages: Message[]) {
  const calls = pendingCalls();
  const loaded = { messages, hours, isTest: false };
  const page = await mount(<MessagesScreen />, "/dashboard/messages", loaded);
  return { ...page, calls };
}

test("without messages, both lists say what will appear there", async () => {
  const { screen, user } = await openMessages();
  expect(screen.getByText(/^When you invite a contact/)).toBeDefined();
  await user.click(screen.getByRole("tab", { name: "Emails" }));
  expect(screen.getByText(/^What visitors write on the contact/)).toBeDefined();
});

test("text typed while a reply is being sent is not lost", async () => {
  const { screen, user, calls } = await openMessages(textTo(phone));
  const reply = screen.getByRole("textbox", { name: "Reply as the parent" });
  await user.type(reply, "Who is this?{Enter}");
  expect(calls.last().body).toEqual({ phone, body: "Who is this?" });
  await user.clear(reply);
  await user.type(reply, "I see now.");
  await calls.last().answer(null);
  expect(reply).toHaveProperty("value", "I see now.");
  await user.type(reply, "{Enter}");
  await calls.last().answer(null);
  expect(reply).toHaveProperty("value", "");
});

test("a phone is masked, and its unclear reply is to be decided", async () => {
  const { screen } = await openMessages(
    textTo(phone, "Stop?", { state: "received", understood: "unclear" }),
  );
  const inbox = screen.getByRole("button", { name: /\+12\*+144/ });
  expect(inbox.textContent).toContain("Unclear reply: please decide");
  const conversation = screen.getByRole("region", {
    name: "Phone +12******144, parent of +12025550144",
  });
  expect(conversation.textContent).toContain("but it is not clear.");
  expect(conversation.textContent).toContain("Should this phone get more");
});

test("a stop word that only the provider recognized is shown as understood", async () => {
  const { screen } = await openMessages(
    textTo(phone, "SALIR", { state: "received", understood: "stop" }),
  );
  expect(screen.getByText("Asked to stop the texts.")).toBeDefined();
  expect(screen.queryByText("Unclear reply: please decide")).toBeNull();
});
