import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#web/testing/render-hook.tsx";
import { tellWorker } from "./tell-worker.ts";
import { useOffline } from "./use-offline.ts";

vi.mock(import("./tell-worker.ts"), () => ({ tellWorker: vi.fn() }));
const telling = vi.mocked(tellWorker);

beforeEach(() => {
  telling.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits this many seconds. Returns the number of messages to the worker. */
async function toldAfter(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return telling.mock.calls.length;
}

test("caches a page once, after the visitor has stayed on it for some seconds", async () => {
  telling.mockResolvedValue(true);
  await renderHook(useOffline, undefined, "/results/1#share");
  expect(await toldAfter(4)).toBe(0);
  expect(await toldAfter(2)).toBe(1);
  expect(telling).toHaveBeenCalledWith("/results/1", "#share");
  expect(await toldAfter(3600)).toBe(1);
});

test("retries a failed caching with growing pauses until the screen is left", async () => {
  telling
    .mockRejectedValueOnce(new Error("no connection"))
    .mockResolvedValue(false);
  const { leave } = await renderHook(useOffline, undefined);
  expect(await toldAfter(6)).toBe(1);
  expect(await toldAfter(10)).toBe(2);
  expect(await toldAfter(20)).toBe(3);
  await leave();
  expect(await toldAfter(3600)).toBe(3);
});
