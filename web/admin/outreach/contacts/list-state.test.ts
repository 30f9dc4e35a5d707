import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import { contactNamed, pageOfContacts } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import {
  type Loaded,
  readContactView,
  useContactPage,
  type ContactView,
} from "./list-state.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

const pageOf = (...rows: Contact[]) => pageOfContacts(rows);
const [ana, ben, zoe] = ["Ana", "Ben", "Zoe"].map((name) =>
  contactNamed(name),
) as [Contact, Contact, Contact];

const loadedWith = (view: ContactView, ...rows: Contact[]): Loaded => ({
  view,
  page: pageOf(...rows),
  now: "2026-11-20T12:00:00.000Z",
  tags: ["North"],
});
const firstView = readContactView(new URLSearchParams());
const onPage = (page: number): ContactView => ({ ...firstView, page });
const searching = (search: string): ContactView => ({
  ...firstView,
  filter: { ...everyContact, search },
});

/** Opens the first page, which shows Ana; `change` sets new props. */
async function openPage() {
  const calls = pendingCalls();
  let props = { loaded: loadedWith(firstView, ana), view: firstView };
  const list = await renderHook(
    ({ loaded, view }: typeof props) => useContactPage(loaded, view),
    props,
  );
  const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  async function change(next: Partial<typeof props>) {
    props = { ...props, ...next };
    await list.change(props);
    await settle();
  }
  async function refresh() {
    await act(async () => list.now().refresh());
    await settle();
  }
  const names = () => list.now().page.rows.map(({ name }) => name);
  const poll = () => act(async () => void list.now().poll());
  return { ...list, calls, settle, change, refresh, names, poll };
}

const search = "POST /api/contacts/search";
const tags = "GET /api/contacts/tags";

test("does not reload the loaded page; loads another page without the tags", async () => {
  const { now, calls, change, names } = await openPage();
  expect(calls.all()).toEqual([]);
  await change({ view: onPage(2) });
  expect(calls.lines()).toEqual([search]);
  await calls.last().answer(pageOf(ben));
  expect(names()).toEqual(["Ben"]);
  expect(now()).toMatchObject({ isStale: false, tags: ["North"] });
});

test("going back before the answer arrives shows the old page and calls nothing", async () => {
  const { now, calls, change, names } = await openPage();
  await change({ view: onPage(2) });
  await change({ view: onPage(1) });
  expect(now().isStale).toBe(false);
  await calls.last().answer(pageOf(ben));
  expect(names()).toEqual(["Ana"]);
  expect(calls.all()).toHaveLength(1);
});

test("a refresh discards a pending page and loads it again", async () => {
  const { now, calls, change, refresh, names } = await openPage();
  await change({ view: onPage(2) });
  await refresh();
  expect(calls.lines()).toEqual([search, search, tags]);
  const [before, after, tagsCall] = calls.all();
  await before?.answer(pageOf(ben));
  expect([now().isStale, ...names()]).toEqual([true, "Ana"]);
  await after?.answer(pageOf(zoe));
  await tagsCall?.answer(["West"]);
  expect([...now().tags, ...names()]).toEqual(["West", "Zoe"]);
});

test("loads the tags with the next page if a refresh failed", async () => {
  const { now, calls, change, refresh, names } = await openPage();
  await refresh();
  for (const call of calls.all()) await call.breakOff();
  expect([now().isFailed, ...names()]).toEqual([true, "Ana"]);
  await change({ view: onPage(2) });
  expect(calls.lines().slice(2)).toEqual([search, tags]);
  const [page, tagsCall] = calls.all().slice(2);
  await page?.answer(pageOf(ben));
  await tagsCall?.answer(["West"]);
  expect([...now().tags, ...names()]).toEqual(["West", "Ben"]);
  await change({ view: onPage(3) });
  expect(calls.lines().slice(4)).toEqual([search]);
});

test("reports a failure when the tags cannot be loaded", async () => {
  const { now, calls, change, refresh, names } = await openPage();
  await change({ view: onPage(2) });
  await refresh();
  const [, page, tagsCall] = calls.all();
  await page?.answer(pageOf(ben));
  await tagsCall?.refuse(503, "busy");
  expect([now().isFailed, ...names()]).toEqual([true, "Ana"]);
});

test("waits until typing pauses, but not for other filters", async () => {
  const { calls, change, settle } = await openPage();
  await change({ view: searching("P") });
  await settle(200);
  await change({ view: searching("Pa") });
  await settle(249);
  expect(calls.all()).toEqual([]);
  await settle(1);
  expect(calls.last().body).toMatchObject({ filter: { search: "Pa" } });
  await calls.last().answer(pageOf(ben));
  const filter = { ...searching("Pa").filter, language: "es" as const };
  await change({ view: { ...firstView, filter } });
  expect(calls.last().body).toMatchObject({ filter });
});

test("leaving a failed search clears the failure, and returning to it searches again", async () => {
  const { now, calls, change, settle, names } = await openPage();
  await change({ view: searching("Zoe") });
  await settle(250);
  await calls.last().refuse(503, "busy");
  expect([now().isFailed, ...names()]).toEqual([true, "Ana"]);
  await change({ view: onPage(1) });
  expect([now().isFailed, now().isStale]).toEqual([false, false]);
  await change({ view: searching("Zoe") });
  expect(now().isFailed).toBe(false);
  await settle(250);
  expect(calls.all()).toHaveLength(2);
  await calls.last().answer(pageOf(zoe));
  expect(names()).toEqual(["Zoe"]);
});

test("ignores the failure of an outdated page", async () => {
  const { now, calls, change, refresh, names } = await openPage();
  await change({ view: onPage(2) });
  await change({ view: onPage(3) });
  await change({ view: onPage(4) });
  const [second, third, fourth] = calls.all();
  await second?.breakOff();
  expect(now()).toMatchObject({ isFailed: false, isStale: true });
  await fourth?.breakOff();
  await third?.breakOff();
  expect(now()).toMatchObject({ isFailed: true, isStale: true });
  await refresh();
  const [page, tagsCall] = calls.all().slice(3);
  await page?.answer(pageOf(zoe));
  await tagsCall?.answer([]);
  expect([now().isFailed, ...names()]).toEqual([false, "Zoe"]);
});

test("reloaded data without the open page clears an earlier failure and loads the page again", async () => {
  const { now, calls, change, refresh } = await openPage();
  await change({ view: onPage(2) });
  await calls.last().breakOff();
  await refresh();
  const [page, tagsCall] = calls.all().slice(1);
  await page?.answer(pageOf(ben));
  await tagsCall?.answer([]);
  await change({ loaded: loadedWith(firstView, ana) });
  expect(now()).toMatchObject({ isFailed: false, isStale: true });
});

test("reloaded data replaces a pending page", async () => {
  const { now, calls, change, names } = await openPage();
  await change({ view: onPage(2) });
  await change({ loaded: loadedWith(onPage(2), ben) });
  expect([now().isStale, ...names()]).toEqual([false, "Ben"]);
  await calls.last().answer(pageOf(ana));
  expect(names()).toEqual(["Ben"]);
});

test("ignores changes polled before a reload, and failed polls", async () => {
  const { calls, change, names, poll } = await openPage();
  await poll();
  await change({ loaded: loadedWith(firstView, ana, ben) });
  await calls.last().answer([contactNamed("Ana", { name: "Ana Ruiz" })]);
  expect(names()).toEqual(["Ana", "Ben"]);
  await poll();
  await calls.last().breakOff();
  expect(names()).toEqual(["Ana", "Ben"]);
  await poll();
  await calls.last().answer([contactNamed("Ben", { name: "Ben Ruiz" })]);
  expect(names()).toEqual(["Ana", "Ben Ruiz"]);
});

test("reports a failed refresh, and loads the list on the next one", async () => {
  const { now, calls, refresh, names } = await openPage();
  await refresh();
  for (const call of calls.all()) await call.breakOff();
  expect(now().isFailed).toBe(true);
  await refresh();
  const [page, tagsCall] = calls.all().slice(2);
  await page?.answer(pageOf(ben));
  await tagsCall?.answer([]);
  expect([now().isFailed, ...names()]).toEqual([false, "Ben"]);
});
