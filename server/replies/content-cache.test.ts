import { afterEach, expect, test, vi } from "vitest";
import { createContentCache } from "./content-cache.ts";

afterEach(() => void vi.useRealTimers());

test("a row that was written here is cached for an hour at most, however often it is asked for", () => {
  vi.useFakeTimers();
  const rows = createContentCache().recentRows<object>();
  const row = {};
  rows.startWrite()("draft", row);
  vi.advanceTimersByTime(59 * 60_000);
  expect(rows.find("draft")).toBe(row);
  vi.advanceTimersByTime(60_000);
  expect(rows.find("draft")).toBeUndefined();
});

test("a row that takes the place of another under its key drops no third one", () => {
  const rows = createContentCache().recentRows<{ place: number }>();
  const write = rows.startWrite();
  for (let place = 0; place < 1000; place += 1) write(`${place}`, { place });
  write("999", { place: -1 });
  expect(rows.find("0")).toEqual({ place: 0 });
  write("1000", { place: 1000 });
  expect(rows.find("1")).toBeUndefined();
  expect(rows.find("0")).toBeDefined();
});
