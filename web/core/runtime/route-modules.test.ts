import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#web/testing/render-hook.tsx";
import { usePrefetchRoutes } from "./route-modules.ts";

const paths = ["/quiz"];

function stubBrowser(saveData: boolean, prefersLess: boolean) {
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: prefersLess && query === "(prefers-reduced-data: reduce)",
  }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

test("prefetches the next screens once the page is idle", async () => {
  stubBrowser(false, false);
  await renderHook(() => usePrefetchRoutes(paths), undefined);
  expect(vi.getTimerCount()).toBe(1);
});

test.each([
  ["the browser saves data", true, false],
  ["the visitor prefers reduced data", false, true],
])("prefetches nothing if %s", async (_why, saveData, prefersLess) => {
  stubBrowser(saveData, prefersLess);
  await renderHook(() => usePrefetchRoutes(paths), undefined);
  expect(vi.getTimerCount()).toBe(0);
});
