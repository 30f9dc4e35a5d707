import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useSendInvitations, useTextingTimes } from "./use-invitation-form.ts";

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));

const limit = listLimits.invited;
const contacts = (amount: number) =>
  Array.from({ length: amount }, (_, at) => contactNamed(String(1000 + at)));

async function openInviting() {
  const calls = pendingCalls();
  const onSent = vi.fn();
  const onDone = vi.fn();
  const inviting = await renderHook(useSendInvitations, onSent);
  const { now } = inviting;
  const invite = (contacts: Contact[], en = "Hello", isAnyway = false) => {
    const texts = { en, es: "Hola" };
    return act(
      async () => void now().invite(contacts, texts, isAnyway).then(onDone),
    );
  };
  return { ...inviting, calls, onSent, onDone, invite };
}

test("reports each sent batch and the progress", async () => {
  const { now, calls, onSent, onDone, invite } = await openInviting();
  const total = limit + 1;
  const chosen = contacts(total);
  await invite(chosen);
  expect(now().progress).toEqual({ sent: 0, total });
  expect(onSent).not.toHaveBeenCalled();
  await calls.last().answer("first");
  expect(now().progress).toEqual({ sent: limit, total });
  expect(onSent).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  await calls.last().answer("second");
  expect(now().progress).toBeUndefined();
  expect(onSent.mock.calls.flat(2)).toEqual(chosen.map(({ _id }) => _id));
  expect(onDone).toHaveBeenCalledExactlyOnceWith(true);
});

test("a retry continues with the failed batch and reuses its idempotency key", async () => {
  const { calls, onSent, onDone, invite } = await openInviting();
  const chosen = contacts(2 * limit);
  await invite(chosen);
  await calls.last().answer("first");
  const failed = calls.last();
  await failed.breakOff();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(false);
  expect(onSent).toHaveBeenCalledOnce();
  await invite(chosen.slice(limit));
  expect(calls.last()).toMatchObject({ body: failed.body, key: failed.key });
  await calls.last().answer("second");
  expect(onDone).toHaveBeenLastCalledWith(true);
});

test("a retry reuses the idempotency key when the contacts are in a different order", async () => {
  const { calls, invite } = await openInviting();
  const chosen = contacts(limit + 2);
  await invite(chosen);
  const failed = calls.last();
  await failed.breakOff();
  await invite(chosen.slice().reverse());
  expect(calls.last()).toMatchObject({ body: failed.body, key: failed.key });
});

test("uses a new idempotency key for other words, and for texts outside the hours", async () => {
  const { calls, invite } = await openInviting();
  const chosen = contacts(1);
  await invite(chosen);
  await calls.last().breakOff();
  await invite(chosen, "Hello again");
  await calls.last().breakOff();
  await invite(chosen, "Hello", true);
  await calls.last().answer("1 message was sent.");
  const bodies = calls.all().map(({ body }) => [body.message, body.anyway]);
  expect(bodies).toEqual([
    ["Hello", undefined],
    ["Hello again", undefined],
    ["Hello", true],
  ]);
  expect(new Set(calls.all().map(({ key }) => key)).size).toBe(3);
});

test("shows a refusal until it is dismissed or sending is retried", async () => {
  const { now, calls, onSent, invite } = await openInviting();
  const chosen = contacts(1);
  await invite(chosen);
  await calls.last().refuse(400, "contacts_gone", "contacts");
  expect(now()).toMatchObject({
    progress: undefined,
    messages: [refusalWords.en.contacts_gone],
  });
  expect(toasts.show).not.toHaveBeenCalled();
  await invite(chosen);
  expect(now().messages).toEqual([]);
  await calls.last().breakOff();
  await act(async () => now().forgetMessages());
  expect(now().messages).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

const contactsNamed = (...names: string[]) =>
  names.map((name) => contactNamed(name));
const first = "2026-11-20T13:00:00.000Z";
const timesOf = (held: number) => ({ held, lawful: 0, first });

async function choose(...names: string[]) {
  const calls = pendingCalls();
  const times = await renderHook(useTextingTimes, contactsNamed(...names));
  const settle = () => act(() => new Promise((done) => setTimeout(done)));
  await settle();
  async function change(contacts: Contact[]) {
    await times.change(contacts);
    await settle();
  }
  return { ...times, calls, change };
}

test("reads the texting times once per selection, not on every render", async () => {
  const { now, calls, change } = await choose("Ana", "Ben");
  expect(calls.lines()).toEqual(["POST /api/sms/times"]);
  expect(calls.last().body).toEqual({ contacts: ["Ana", "Ben"] });
  expect(now()).toBeUndefined();
  await calls.last().answer(timesOf(2));
  expect(now()).toEqual(timesOf(2));
  await change(contactsNamed("Ana", "Ben"));
  expect(calls.all()).toHaveLength(1);
  expect(now()).toEqual(timesOf(2));
});

test("reads no texting times for an empty selection", async () => {
  const { now, calls, change } = await choose();
  expect(calls.all()).toEqual([]);
  await change(contactsNamed("Ana"));
  await calls.last().answer(timesOf(1));
  expect(now()).toEqual(timesOf(1));
  await change([]);
  expect(calls.all()).toHaveLength(1);
  expect(now()).toBeUndefined();
});

test("reads the texting times of as many contacts as fit into a call", async () => {
  const limit = listLimits.contactsPerCall;
  const names = Array.from({ length: limit + 1 }, (_, at) => `Ana${at}`);
  const { calls } = await choose(...names);
  expect(calls.last().body.contacts).toEqual(names.slice(0, limit));
});

test("drops outdated texting times", async () => {
  const { now, calls, change } = await choose("Ana", "Ben");
  await calls.last().answer(timesOf(2));
  await change(contactsNamed("Ben"));
  expect(now()).toBeUndefined();
  await change(contactsNamed("Zoe"));
  const [, ben, zoe] = calls.all();
  await zoe?.answer(timesOf(0));
  await ben?.answer(timesOf(1));
  expect(now()).toEqual(timesOf(0));
});

test("has no texting times after a failure, and reads them again for other contacts", async () => {
  const { now, calls, change } = await choose("Ana");
  await calls.last().answer(timesOf(1));
  await change(contactsNamed("Ben"));
  await calls.last().refuse(503, "busy");
  expect(now()).toBeUndefined();
  await change(contactsNamed("Ana"));
  await calls.last().breakOff();
  await change(contactsNamed("Zoe"));
  await calls.last().answer(timesOf(1));
  expect(now()).toEqual(timesOf(1));
});
