import { expect, test } from "vitest";
import { listLimits } from "#shared/rules/field-limits.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useTextingTimes } from "./use-texting-times.ts";

const contacts = (...names: string[]) =>
  names.map((name) => contactNamed(name));
const first = "2026-11-20T13:00:00.000Z";
const timesOf = (held: number) => ({ held, lawful: 0, first });

async function choose(...names: string[]) {
  const calls = pendingCalls();
  const times = await renderHook(useTextingTimes, contacts(...names));
  return { ...times, calls };
}

test("whether texts to those who are selected would wait is asked once, whatever else is drawn anew", async () => {
  const { now, calls, change } = await choose("Ana", "Ben");
  expect(calls.lines()).toEqual(["POST /api/sms/times"]);
  expect(calls.last().body).toEqual({ contacts: ["Ana", "Ben"] });
  expect(now()).toBeUndefined();
  await calls.last().answer(timesOf(2));
  expect(now()).toEqual(timesOf(2));
  await change(contacts("Ana", "Ben"));
  expect(calls.all()).toHaveLength(1);
  expect(now()).toEqual(timesOf(2));
});

test("without anybody nothing is asked", async () => {
  const { now, calls, change } = await choose();
  expect(calls.all()).toEqual([]);
  await change(contacts("Ana"));
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
  await change(contacts("Ben"));
  expect(now()).toBeUndefined();
  await change(contacts("Zoe"));
  const [, ben, zoe] = calls.all();
  await zoe?.answer(timesOf(0));
  await ben?.answer(timesOf(1));
  expect(now()).toEqual(timesOf(0));
});

test("where it cannot be asked, nothing is said, and others are asked about again", async () => {
  const { now, calls, change } = await choose("Ana");
  await calls.last().answer(timesOf(1));
  await change(contacts("Ben"));
  await calls.last().refuse(503, "busy");
  expect(now()).toBeUndefined();
  await change(contacts("Ana"));
  await calls.last().breakOff();
  await change(contacts("Zoe"));
  await calls.last().answer(timesOf(1));
  expect(now()).toEqual(timesOf(1));
});
