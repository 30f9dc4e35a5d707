import { beforeEach, expect, test, vi } from "vitest";
import { forgetAllBut } from "#web/core/storage/storage.ts";

/** The module as a page that has just been loaded in a tab runs it. */
async function load() {
  vi.resetModules();
  return import("./tablet-visit.ts");
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a visit goes on after a reload of its tab", async () => {
  const { beginVisit, isVisitOn } = await load();
  expect(isVisitOn()).toBe(false);
  beginVisit();
  expect(isVisitOn()).toBe(true);
  expect((await load()).isVisitOn()).toBe(true);
});

test("a browser that was closed and opened again does not go on with the visit", async () => {
  (await load()).beginVisit();
  sessionStorage.clear();
  expect((await load()).isVisitOn()).toBe(false);
});

test("a tab does not go on once another tab has ended the visit, or begun one", async () => {
  const former = await load();
  former.beginVisit();
  forgetAllBut("outgoing");
  expect(former.isVisitOn()).toBe(false);
  const next = await load();
  next.beginVisit();
  expect(next.isVisitOn()).toBe(true);
  expect(former.isVisitOn()).toBe(false);
});

test.each([
  ["back_forward", true],
  ["reload", false],
  ["navigate", false],
])("recognizes pages that the browser restored: %s", async (type, isSo) => {
  const { isRestored } = await load();
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  expect(isRestored()).toBe(isSo);
});

test("takes a page for a new one if the browser does not say how it was opened", async () => {
  const { isRestored } = await load();
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  expect(isRestored()).toBe(false);
});
