import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { forget, writeText } from "#web/core/storage/storage.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  languagesOf,
  problemOfMessage,
  useInvitation,
} from "./use-invitation.ts";

test("a message has at least one letter and at most as many as fit", () => {
  expect(problemOfMessage("")).toBe("missing");
  expect(problemOfMessage(" \n")).toBe("missing");
  expect(problemOfMessage(" x ")).toBeUndefined();
  expect(problemOfMessage("x".repeat(1000) + " ")).toBeUndefined();
  expect(problemOfMessage("x".repeat(1001))).toBe("tooLong");
});

test("a message that is still a placeholder is not sent", () => {
  expect(problemOfMessage("Placeholder: your clinic. STOP to stop.")).toBe(
    "placeholder",
  );
  expect(problemOfMessage("Texto provisional: su clínica.")).toBe(
    "placeholder",
  );
});

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const said = () => vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

/** A site on which no default text was written. */
const invitation = { message_en: "", message_es: "" };

const contacts = (amount: number) =>
  Array.from({ length: amount }, (_, at) => contactNamed(`Ana ${1000 + at}`));

/** The window in which these contacts are written to, with what it tells the screen. */
async function openWindow(chosen: Contact[], written = " See you soon ") {
  forget("smsMessage");
  if (written) writeText("smsMessage", written);
  const calls = pendingCalls();
  const heard = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const given = { selected: chosen, invitation, ...heard };
  const window = await renderHook(useInvitation, given);
  const send = () => act(async () => window.now().send());
  return { ...window, ...heard, calls, send };
}

test("everybody who is selected is written to in one call, and the window closes", async () => {
  const chosen = contacts(2);
  const { now, calls, send, onSent, onFinished, onClose } =
    await openWindow(chosen);
  expect(await send()).toBe(true);
  expect(calls.last()).toMatchObject({
    line: "POST /api/sms/send",
    body: {
      contacts: chosen.map(({ _id: id, phone }) => ({ id, phone })),
      message: "See you soon",
    },
  });
  expect(now().progress).toEqual({ sent: 0, total: 2 });
  await calls.last().answer("2 messages were sent.");
  expect(onSent.mock.calls).toEqual([[["Ana 1000", "Ana 1001"]]]);
  expect(said()).toEqual(["2 messages were sent."]);
  expect(onFinished).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(now().progress).toBeUndefined();
});

test("an empty message is not sent, and its field says why until it is corrected", async () => {
  const { now, calls, send } = await openWindow(contacts(1), "");
  const text = () => now().written[0];
  expect(text()?.problem).toBeUndefined();
  expect(await send()).toBe(false);
  expect(text()?.problem).toBe("missing");
  expect(calls.all()).toEqual([]);
  await act(async () => text()?.write("Hello"));
  expect(text()?.problem).toBeUndefined();
});

test("a message that was begun is there again when the screen is opened anew", async () => {
  const { now, leave } = await openWindow(contacts(1), "");
  await act(async () => now().written[0]?.write("Hello, the doctor"));
  await leave();
  const heard = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const again = await renderHook(useInvitation, {
    selected: [],
    invitation,
    ...heard,
  });
  expect(again.now().written[0]?.message).toBe("Hello, the doctor");
});

test("where sending fails, the message and the window stay, and trying again sends the same once", async () => {
  const { now, calls, send, onSent, onFinished, onClose } = await openWindow(
    contacts(1),
  );
  await send();
  const first = calls.last();
  await first.breakOff();
  expect(now()).toMatchObject({
    written: [{ message: " See you soon " }],
    progress: undefined,
    messages: [refusalWords.en.unreachable],
  });
  expect(onFinished).toHaveBeenCalledOnce();
  expect(onSent).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();

  await send();
  expect(now().messages).toEqual([]);
  expect(calls.last().key).toBe(first.key);
  await calls.last().answer("1 message was sent.");
  expect(onClose).toHaveBeenCalledOnce();

  await send();
  expect(calls.last().key).not.toBe(first.key);
  await calls.last().refuse(429, "too_many_requests");
});

test("more than fit into a call are written to in several; after one that fails none follows", async () => {
  const most = listLimits.invited;
  const chosen = contacts(2 * most + 1);
  const { now, calls, send, onSent, onClose } = await openWindow(chosen);
  await send();
  await calls.last().answer("500 messages were sent.");
  expect(now().progress).toEqual({ sent: most, total: 2 * most + 1 });
  await calls.last().refuse(503, "busy");
  expect(calls.all()).toHaveLength(2);
  expect(onSent.mock.calls).toEqual([
    [chosen.slice(0, most).map(({ _id }) => _id)],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test("when all of several calls have gone through, that is said at the end", async () => {
  const { calls, send } = await openWindow(contacts(listLimits.invited + 1));
  await send();
  await calls.last().answer("first");
  await calls.last().answer("second");
  expect(said()).toEqual(["first", "second", contactsWords.en.allDone(501)]);
});

test("while messages go out the window stays, and closing it forgets what went wrong", async () => {
  const { now, calls, send, onClose } = await openWindow(contacts(1));
  await send();
  await act(async () => now().close());
  expect(onClose).not.toHaveBeenCalled();
  await calls.last().refuse(503, "busy");
  expect(now().messages).toHaveLength(1);
  await act(async () => now().close());
  expect(onClose).toHaveBeenCalledOnce();
  expect(now().messages).toEqual([]);
});

test("whoever leaves the screen while messages go out does not stop them", async () => {
  const chosen = contacts(listLimits.invited + 1);
  const { calls, send, leave, onFinished } = await openWindow(chosen);
  await send();
  await leave();
  await calls.last().answer("500 messages were sent.");
  expect(calls.last().body.contacts).toEqual([
    { id: "Ana 1500", phone: chosen.slice(-1)[0]?.phone },
  ]);
  await calls.last().answer("1 message was sent.");
  expect(onFinished).toHaveBeenCalledOnce();
});

const [english, spanish] = [
  { language: "en" as const },
  { language: "es" as const },
];

test.each([
  [[english, english], ["en"]],
  [[spanish], ["es"]],
  [
    [spanish, english],
    ["en", "es"],
  ],
  [[], ["en"]],
])("%j read %j", (chosen, expected) => {
  expect(languagesOf(chosen)).toEqual(expected);
});

async function openFor(language: "en" | "es" | "both", message_es = "Hola") {
  forget("smsMessage");
  forget("smsMessageEs");
  const calls = pendingCalls();
  const [ana, ben] = contacts(2);
  const all = [ana, { ...ben, language: "es" as const }] as Contact[];
  const selected = all.filter(
    (each) => language === "both" || each.language === language,
  );
  const heard = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const window = await renderHook(useInvitation, {
    selected,
    invitation: { message_en: "Hello", message_es },
    ...heard,
  });
  const send = () => act(async () => window.now().send());
  return { ...window, calls, send };
}

test.each([
  ["en", { message: "Hello" }],
  ["es", { message: "Hola" }],
  ["both", { message: "Hello", message_es: "Hola" }],
] as const)("contacts of %s get %j", async (language, expected) => {
  const { calls, send } = await openFor(language);
  await send();
  const { contacts: _contacts, ...texts } = calls.last().body;
  expect(texts).toEqual(expected);
});

test("a language without a text gets the other one", async () => {
  const { now } = await openFor("es", "");
  expect(now().written[0]?.message).toBe("Hello");
});

test("both messages are required, and each draft is stored separately", async () => {
  const { now, calls, send } = await openFor("both");
  await act(async () => now().written[1]?.write(""));
  expect(await send()).toBe(false);
  expect(now().written.map(({ problem }) => problem)).toEqual([
    undefined,
    "missing",
  ]);
  expect(calls.lines()).not.toContain("POST /api/sms/send");
  await act(async () => now().written[1]?.write("Buenas"));
  expect(now().written.map(({ message }) => message)).toEqual([
    "Hello",
    "Buenas",
  ]);
});
