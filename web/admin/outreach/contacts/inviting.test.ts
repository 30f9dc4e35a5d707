import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useSendInvitations, useTextingTimes } from "./use-invitation.ts";

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));

const most = listLimits.invited;
const contacts = (amount: number) =>
  Array.from({ length: amount }, (_, at) => contactNamed(String(1000 + at)));

async function openInviting() {
  const calls = pendingCalls();
  const onSent = vi.fn();
  const isDone = vi.fn();
  const inviting = await renderHook(useSendInvitations, onSent);
  const { now } = inviting;
  const invite = (chosen: Contact[], en = "Hello", isAnyway = false) => {
    const texts = { en, es: "Hola" };
    return act(
      async () => void now().invite(chosen, texts, isAnyway).then(isDone),
    );
  };
  return { ...inviting, calls, onSent, isDone, invite };
}

test("each call that went through is told, and how far it has got, until all have", async () => {
  const { now, calls, onSent, isDone, invite } = await openInviting();
  const total = most + 1;
  const chosen = contacts(total);
  await invite(chosen);
  expect(now().progress).toEqual({ sent: 0, total });
  expect(onSent).not.toHaveBeenCalled();
  await calls.last().answer("first");
  expect(now().progress).toEqual({ sent: most, total });
  expect(onSent).toHaveBeenCalledOnce();
  expect(isDone).not.toHaveBeenCalled();
  await calls.last().answer("second");
  expect(now().progress).toBeUndefined();
  expect(onSent.mock.calls.flat(2)).toEqual(chosen.map(({ _id }) => _id));
  expect(isDone).toHaveBeenCalledExactlyOnceWith(true);
});

test("after a call that fails, trying again goes on with it by the same key", async () => {
  const { calls, onSent, isDone, invite } = await openInviting();
  const chosen = contacts(2 * most);
  await invite(chosen);
  await calls.last().answer("first");
  const failed = calls.last();
  await failed.breakOff();
  expect(isDone).toHaveBeenCalledExactlyOnceWith(false);
  expect(onSent).toHaveBeenCalledOnce();
  await invite(chosen.slice(most));
  expect(calls.last()).toMatchObject({ body: failed.body, key: failed.key });
  await calls.last().answer("second");
  expect(isDone).toHaveBeenLastCalledWith(true);
});

test("also where the list, read anew, has them in another order", async () => {
  const { calls, invite } = await openInviting();
  const chosen = contacts(most + 2);
  await invite(chosen);
  const failed = calls.last();
  await failed.breakOff();
  await invite(chosen.slice().reverse());
  expect(calls.last()).toMatchObject({ body: failed.body, key: failed.key });
});

test("other words, and texts outside the hours, are sent anew", async () => {
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

test("a refusal is told until it is forgotten or tried again", async () => {
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

test("whether texts to those who are selected would wait is asked once, whatever else is drawn anew", async () => {
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

test("without anybody nothing is asked", async () => {
  const { now, calls, change } = await choose();
  expect(calls.all()).toEqual([]);
  await change(contactsNamed("Ana"));
  await calls.last().answer(timesOf(1));
  expect(now()).toEqual(timesOf(1));
  await change([]);
  expect(calls.all()).toHaveLength(1);
  expect(now()).toBeUndefined();
});

test("of more than fit into a call the first are asked about", async () => {
  const most = listLimits.contactsPerCall;
  const names = Array.from({ length: most + 1 }, (_, at) => `Ana${at}`);
  const { calls } = await choose(...names);
  expect(calls.last().body.contacts).toEqual(names.slice(0, most));
});

test("what was said of others counts no more, neither before nor after the new answer", async () => {
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

test("where it cannot be asked, nothing is said, and others are asked about again", async () => {
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
