import { act } from "react";
import { expect, test } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useContacts, withNews } from "./use-contacts.ts";

const [ana, ben] = [contactNamed("Ana"), contactNamed("Ben")];

test("news change only whom they are about, where they stand", () => {
  const news = contactNamed("Ben", { optedout: true });
  const changed = withNews([ana, ben], [news]);
  expect(changed).toEqual([ana, news]);
  expect(changed[0]).toBe(ana);
});

test("what is known already is no news: the list stays the same one", () => {
  const contacts = [ana, ben];
  expect(withNews(contacts, [contactNamed("Ben")])).toBe(contacts);
  expect(withNews(contacts, [])).toBe(contacts);
});

test("whoever was deleted here does not come back", () => {
  expect(withNews([ana], [contactNamed("Ben", { active: 0 })])).toEqual([ana]);
});

const loadedWith = (...contacts: (typeof ana)[]) => ({
  contacts,
  now: "2026-11-20T12:00:00.000Z",
});

async function openList() {
  const calls = pendingCalls();
  const list = await renderHook(useContacts, loadedWith(ana, ben));
  const names = () => list.now().contacts.map(({ name }) => name);
  return { ...list, calls, names };
}

test("what was heard stands in the list, and no news leave it as it is", async () => {
  const { now, calls } = await openList();
  void now().poll();
  expect(calls.lines()).toEqual(["GET /api/contacts/news"]);
  const finished = contactNamed("Ben", { active: 0 });
  await calls.last().answer([finished]);
  expect(now().contacts).toEqual([ana, finished]);
  const { contacts } = now();
  void now().poll();
  await calls.last().answer([finished]);
  expect(now().contacts).toBe(contacts);
});

test("news that were asked for before the list was replaced are dropped", async () => {
  const { now, calls } = await openList();
  void now().poll();
  const texted = contactNamed("Ben", { date: "2026-11-21T12:00:00.000Z" });
  await act(async () => now().replace([ana, texted]));
  await calls.last().answer([ben]);
  expect(now().contacts).toEqual([ana, texted]);
});

test("a list that was asked for before somebody was deleted brings nobody back", async () => {
  const { now, names, calls } = await openList();
  void now().refresh();
  await act(async () => now().replace([ana]));
  await calls.last().answer([ana, ben]);
  expect(names()).toEqual(["Ana"]);
});

test("of two readings the one that was asked for last counts", async () => {
  const { now, names, calls } = await openList();
  void now().refresh();
  void now().refresh();
  const [first, second] = calls.all();
  await second?.answer([ben]);
  await first?.answer([ana]);
  expect(names()).toEqual(["Ben"]);
});

test("readings that are answered in their order all count", async () => {
  const { now, names, calls } = await openList();
  void now().refresh();
  void now().refresh();
  for (const [at, call] of calls.all().entries())
    await call.answer([[ana], [ben]][at]);
  expect(names()).toEqual(["Ben"]);
});

test("where reading fails, what is there stays, and can be read later", async () => {
  const { now, names, calls } = await openList();
  void now().refresh();
  await calls.last().breakOff();
  void now().poll();
  await calls.last().refuse(503, "busy");
  expect(names()).toEqual(["Ana", "Ben"]);
  void now().refresh();
  await calls.last().answer([ana]);
  expect(names()).toEqual(["Ana"]);
});

test("a list that is loaded anew counts, whatever was asked for before", async () => {
  const { now, names, change, calls } = await openList();
  void now().refresh();
  await change(loadedWith(ben));
  await calls.last().answer([ana]);
  expect(names()).toEqual(["Ben"]);
});

test("an answer that comes after the screen was left changes nothing", async () => {
  const { now, names, leave, calls } = await openList();
  const reading = now().refresh();
  await leave();
  await calls.last().answer([ana]);
  await expect(reading).resolves.toBeUndefined();
  expect(names()).toEqual(["Ana", "Ben"]);
});
