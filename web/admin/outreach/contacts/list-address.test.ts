import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import { contactNamed, pageOfContacts } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import {
  readContactView,
  toAddress,
  useListState,
  type ContactView,
} from "./list-state.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

const loadedWith = (...rows: Contact[]) => ({
  view: readContactView(new URLSearchParams()),
  page: pageOfContacts(rows),
  now: "2026-11-20T12:00:00.000Z",
  tags: [],
});
const [ana, ben] = [contactNamed("Ana"), contactNamed("Ben")];

async function openList() {
  const calls = pendingCalls();
  const list = await renderHook(
    useListState,
    loadedWith(ana, ben),
    "/dashboard/links",
  );
  const settle = (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms));
  const run = (work: () => void) => act(async () => work());
  const names = () => list.now().rows.map(({ name }) => name);
  /** The calls that read the page and the tags again after a change. */
  const reread = () => calls.all().slice(-2);
  return { ...list, calls, settle, does: run, names, reread };
}

test("paging updates the URL and keeps the old rows until the new page is loaded", async () => {
  const { now, calls, settle, does, names, router } = await openList();
  await does(() => now().turnTo(3));
  await settle();
  expect(calls.last().body).toMatchObject({ page: 3 });
  expect(router.state.location.search).toBe("?page=3");
  expect([now().isStale, ...names()]).toEqual([true, "Ana", "Ben"]);
  await calls.last().answer(pageOfContacts([contactNamed("Zoe")], 3));
  expect([now().isStale, ...names()]).toEqual([false, "Zoe"]);
});

test("changing the filter returns to the first page", async () => {
  const { now, calls, settle, does, router } = await openList();
  await does(() => now().turnTo(2));
  await settle();
  await does(() => now().filter({ language: "es" }));
  await settle();
  expect(router.state.location.search).toBe("?language=es");
  expect(calls.last().body).toMatchObject({
    filter: { language: "es" },
    page: 1,
  });
});

test("searches once typing pauses, and keeps the search text out of the URL", async () => {
  const { now, calls, settle, does, router } = await openList();
  for (const search of ["P", "P1", "P12"]) {
    await does(() => now().filter({ search }));
    await settle(50);
  }
  expect(calls.all()).toEqual([]);
  await settle();
  expect(calls.all()).toHaveLength(1);
  expect(calls.last().body).toMatchObject({ filter: { search: "P12" } });
  expect(router.state.location).toMatchObject({
    search: "",
    state: { query: "P12" },
  });
});

test("drops the answer to an earlier filter", async () => {
  const { now, calls, settle, does, names } = await openList();
  await does(() => now().filter({ language: "es" }));
  await settle();
  await does(() => now().filter({ language: "en" }));
  await settle();
  const [first, second] = calls.all();
  await second?.answer(pageOfContacts([ben]));
  await first?.answer(pageOfContacts([ana]));
  expect(names()).toEqual(["Ben"]);
});

test("reports a failed page, and loads it again on refresh", async () => {
  const { now, calls, settle, does, names, reread } = await openList();
  await does(() => now().turnTo(2));
  await settle();
  await calls.last().breakOff();
  expect(now()).toMatchObject({ isFailed: true, isStale: true });
  await does(() => now().refresh());
  await settle();
  const [page, tags] = reread();
  await page?.answer(pageOfContacts([ben], 2));
  await tags?.answer([]);
  expect([now().isFailed, ...names()]).toEqual([false, "Ben"]);
});

test("refresh loads the page and its tags again, and keeps the rows if that fails", async () => {
  const { now, calls, settle, does, names, reread } = await openList();
  await does(() => now().refresh());
  await settle();
  await calls.last().breakOff();
  expect([now().isFailed, ...names()]).toEqual([true, "Ana", "Ben"]);
  await does(() => now().refresh());
  await settle();
  const [page, tags] = reread();
  await page?.answer(pageOfContacts([ana]));
  await tags?.answer(["North"]);
  expect([now().tags, ...names()]).toEqual([["North"], "Ana"]);
});

test("poll replaces only the rows that changed", async () => {
  const { now, calls, does } = await openList();
  await does(() => void now().poll());
  expect(calls.last().line).toBe("GET /api/contacts/news");
  const finished = contactNamed("Ben", { active: 0 });
  await calls.last().answer([finished, contactNamed("Zoe")]);
  expect(now().rows).toEqual([ana, finished]);
  expect(now().rows[0]).toBe(ana);
  const { rows } = now();
  await does(() => void now().poll());
  await calls.last().answer([finished]);
  expect(now().rows).toBe(rows);
});

test("does not navigate back when the user leaves before the URL is updated", async () => {
  const { now, does, leave, settle, router } = await openList();
  await does(() => now().filter({ search: "P12" }));
  await leave();
  await settle();
  expect(router.state.location.state).toBeNull();
});

const firstView: ContactView = { filter: everyContact, sort: null, page: 1 };

test.each<Partial<ContactView>>([
  { filter: { ...everyContact, search: "Ana (201)" }, page: 3 },
  { filter: { ...everyContact, status: "expired", tags: ["North", "Wave 1"] } },
  { filter: { ...everyContact, language: "es", archived: true } },
  { sort: { by: "name", isDescending: true } },
  { sort: { by: "date", isDescending: false } },
])("readView reads what toAddress wrote: %j", (view) => {
  const whole = { ...firstView, ...view };
  expect(
    readContactView(new URLSearchParams(toAddress(whole, whole.page))),
  ).toEqual(whole);
});

test("toAddress sets only the given parts, and resets the page", () => {
  expect(toAddress({ filter: { status: "any" } })).toEqual({
    status: "",
    page: "",
  });
  expect(toAddress({ sort: null })).toEqual({ sort: "", page: "" });
});

test.each([
  "status=x",
  "language=fr",
  "sort=age",
  "sort=-",
  "page=0",
  "page=x",
])("readView ignores an invalid %s", (address) =>
  expect(readContactView(new URLSearchParams(address))).toEqual(firstView),
);
