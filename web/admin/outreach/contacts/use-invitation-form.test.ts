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
  useInvitationForm,
} from "./use-invitation-form.ts";

test("requires a message of at most 1,000 characters", () => {
  expect(problemOfMessage("")).toBe("missing");
  expect(problemOfMessage(" \n")).toBe("missing");
  expect(problemOfMessage(" x ")).toBeUndefined();
  expect(problemOfMessage("x".repeat(1000) + " ")).toBeUndefined();
  expect(problemOfMessage("x".repeat(1001))).toBe("tooLong");
});

test("refuses a message that is still a placeholder", () => {
  expect(problemOfMessage("Placeholder: your clinic. STOP to stop.")).toBe(
    "placeholder",
  );
  expect(problemOfMessage("Texto provisional: su clínica.")).toBe(
    "placeholder",
  );
});

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const toastTexts = () =>
  vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

const invitation = { message_en: "", message_es: "" };

const contacts = (amount: number) =>
  Array.from({ length: amount }, (_, at) => contactNamed(`Ana ${1000 + at}`));

/** Opens the dialog for these contacts. */
async function openDialog(chosen: Contact[], draft = " See you soon ") {
  forget("smsMessage");
  if (draft) writeText("smsMessage", draft);
  const calls = pendingCalls();
  const handlers = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const props = { selected: chosen, invitation, ...handlers };
  const dialog = await renderHook(useInvitationForm, props);
  const send = () => act(async () => dialog.now().send());
  return { ...dialog, ...handlers, calls, send };
}

test("texts all selected contacts in one call, and closes", async () => {
  const chosen = contacts(2);
  const { now, calls, send, onSent, onFinished, onClose } =
    await openDialog(chosen);
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
  expect(toastTexts()).toEqual(["2 messages were sent."]);
  expect(onFinished).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(now().progress).toBeUndefined();
});

test("refuses an empty message, and marks it until it is corrected", async () => {
  const { now, calls, send } = await openDialog(contacts(1), "");
  const text = () => now().drafts[0];
  expect(text()?.problem).toBeUndefined();
  expect(await send()).toBe(false);
  expect(text()?.problem).toBe("missing");
  expect(calls.all()).toEqual([]);
  await act(async () => text()?.write("Hello"));
  expect(text()?.problem).toBeUndefined();
});

test("restores the draft when the screen is opened again", async () => {
  const { now, leave } = await openDialog(contacts(1), "");
  await act(async () => now().drafts[0]?.write("Hello, the doctor"));
  await leave();
  const handlers = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const again = await renderHook(useInvitationForm, {
    selected: [],
    invitation,
    ...handlers,
  });
  expect(again.now().drafts[0]?.message).toBe("Hello, the doctor");
});

test("keeps the draft when sending fails, and a retry reuses its idempotency key", async () => {
  const { now, calls, send, onSent, onFinished, onClose } = await openDialog(
    contacts(1),
  );
  await send();
  const first = calls.last();
  await first.breakOff();
  expect(now()).toMatchObject({
    drafts: [{ message: " See you soon " }],
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

test("sends several batches, and stops after a failed one", async () => {
  const most = listLimits.invited;
  const chosen = contacts(2 * most + 1);
  const { now, calls, send, onSent, onClose } = await openDialog(chosen);
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

test("shows a summary after several batches", async () => {
  const { calls, send } = await openDialog(contacts(listLimits.invited + 1));
  await send();
  await calls.last().answer("first");
  await calls.last().answer("second");
  expect(toastTexts()).toEqual([
    "first",
    "second",
    contactsWords.en.allDone(501),
  ]);
});

test("stays open while sending, and clears errors when closed", async () => {
  const { now, calls, send, onClose } = await openDialog(contacts(1));
  await send();
  await act(async () => now().close());
  expect(onClose).not.toHaveBeenCalled();
  await calls.last().refuse(503, "busy");
  expect(now().messages).toHaveLength(1);
  await act(async () => now().close());
  expect(onClose).toHaveBeenCalledOnce();
  expect(now().messages).toEqual([]);
});

test("keeps sending after the user leaves the screen", async () => {
  const chosen = contacts(listLimits.invited + 1);
  const { calls, send, leave, onFinished } = await openDialog(chosen);
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
])("%j need messages in %j", (chosen, expected) => {
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
  const handlers = { onSent: vi.fn(), onFinished: vi.fn(), onClose: vi.fn() };
  const dialog = await renderHook(useInvitationForm, {
    selected,
    invitation: { message_en: "Hello", message_es },
    ...handlers,
  });
  const send = () => act(async () => dialog.now().send());
  return { ...dialog, calls, send };
}

test.each([
  ["en", { message: "Hello" }],
  ["es", { message: "Hola" }],
  ["both", { message: "Hello", message_es: "Hola" }],
] as const)("%s: sends %j", async (language, expected) => {
  const { calls, send } = await openFor(language);
  await send();
  const { contacts: _contacts, ...texts } = calls.last().body;
  expect(texts).toEqual(expected);
});

test("falls back to the other language if a default text is missing", async () => {
  const { now } = await openFor("es", "");
  expect(now().drafts[0]?.message).toBe("Hello");
});

test("requires both messages, and stores their drafts separately", async () => {
  const { now, calls, send } = await openFor("both");
  await act(async () => now().drafts[1]?.write(""));
  expect(await send()).toBe(false);
  expect(now().drafts.map(({ problem }) => problem)).toEqual([
    undefined,
    "missing",
  ]);
  expect(calls.lines()).not.toContain("POST /api/sms/send");
  await act(async () => now().drafts[1]?.write("Buenas"));
  expect(now().drafts.map(({ message }) => message)).toEqual([
    "Hello",
    "Buenas",
  ]);
});
