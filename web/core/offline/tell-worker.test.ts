import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Opened } from "#shared/rules/site/offline/worker.ts";

/** The module is imported again before each test, as on a newly loaded page. */
let tellWorker: typeof import("./tell-worker.ts").tellWorker;

/** The messages posted to the worker. */
let posted: Opened[] = [];
let isCached = true;

/** A worker that is installing and later reports whether it cached a page. */
function fakeWorker(state: ServiceWorkerState = "installing") {
  const events = new EventTarget();
  return Object.assign(events, {
    state,
    become(next: ServiceWorkerState) {
      this.state = next;
      events.dispatchEvent(new Event("statechange"));
    },
    postMessage(opened: Opened, [port]: MessagePort[]) {
      posted.push(opened);
      port?.postMessage(isCached);
    },
  });
}

/** A browser that registers this worker. */
function browserWith(registration: object) {
  const serviceWorker = { register: async () => registration };
  vi.stubGlobal("navigator", { serviceWorker });
}

beforeEach(async () => {
  vi.resetModules();
  ({ tellWorker } = await import("./tell-worker.ts"));
  [posted, isCached] = [[], true];
  vi.stubEnv("PROD", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", {
    documentElement: { lang: "en", dataset: {} },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test("posts the page to the worker once it is active", async () => {
  const installing = fakeWorker();
  browserWith({ active: null, installing, waiting: null });
  const telling = tellWorker("/quiz", "");
  await Promise.resolve();
  expect(posted).toEqual([]);
  installing.become("installed");
  installing.become("activated");
  expect(await telling).toBe(true);
  expect(posted).toEqual([{ path: "/quiz", language: "en", isFirst: true }]);
});

test("returns false when the worker could not install", async () => {
  const installing = fakeWorker();
  browserWith({ active: null, installing, waiting: null });
  const telling = tellWorker("/quiz", "");
  await Promise.resolve();
  installing.become("redundant");
  expect(await telling).toBe(false);
  expect(posted).toEqual([]);
});

test("if the page was not cached, returns false and later sends it as the first page again", async () => {
  browserWith({ active: fakeWorker("activated") });
  isCached = false;
  expect(await tellWorker("/quiz", "")).toBe(false);
  isCached = true;
  expect(await tellWorker("/quiz", "")).toBe(true);
  await tellWorker("/concerns", "#share");
  expect(posted.map(({ isFirst }) => isFirst)).toEqual([true, true, false]);
  expect(posted[2]).not.toHaveProperty("path");
});

test("posts only once to an older worker that does not answer", async () => {
  vi.useFakeTimers();
  const silent = fakeWorker("activated");
  const postMessage = vi.spyOn(silent, "postMessage").mockReturnValue();
  browserWith({ active: silent });
  const telling = tellWorker("/quiz", "");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await telling).toBe(true);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

test("caches nothing on the dashboard or without service workers", async () => {
  browserWith({ active: fakeWorker("activated") });
  expect(await tellWorker("/dashboard", "")).toBe(true);
  vi.stubGlobal("navigator", {});
  expect(await tellWorker("/quiz", "")).toBe(true);
  expect(posted).toEqual([]);
});
