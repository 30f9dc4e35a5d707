import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "#web/testing/fake-caches.ts";
import {
  respondToCall,
  respondWithFile,
  respondWithPage,
  networkFirst,
} from "./respond.ts";
import { cacheShell } from "./page-cache.ts";
import type { Release } from "./strategies.ts";

const release: Release = {
  name: "1",
  screens: "/assets/visitors-manifest-1.js",
  files: ["/assets/a-1.js"],
};
const own = "https://quiz.example";
const id = "2".repeat(22);
const lists: Record<string, object> = {
  "/api/concerns": [{ _id: "1".repeat(22) }, { _id: id }],
  "/api/questions": [{ _id: "one" }, { _id: "two" }],
};

let isOnline = true;
/** The browser's `navigator.onLine`. */
const browser = { onLine: true };
beforeEach(() => void vi.stubGlobal("navigator", browser));
afterEach(() => {
  isOnline = true;
  browser.onLine = true;
  vi.useRealTimers();
});

/** A phone that has cached the shell and is offline. */
async function offline() {
  const fake = fakeCaches((path) => {
    if (!isOnline) return null;
    const list = lists[path];
    const headers = { "content-security-policy": `of ${path}` };
    return list
      ? Response.json(list)
      : new Response(`${path} ${release.screens}`, { headers });
  });
  await cacheShell(release);
  isOnline = false;
  return fake;
}

const none = () => {};
const get = (path: string) => new Request(own + path);

async function page(path: string) {
  const response = await respondWithPage(
    get(path),
    fetch(get(path)),
    release,
    none,
  );
  const [shown] = (await response.text()).split(" ");
  return { shown, policy: response.headers.get("content-security-policy") };
}

test.each([
  ["/", "/"],
  ["/quiz?lang=es", "/quiz"],
  ["/question/7", "/question/0"],
  [`/rank/${id}`, `/rank/${"1".repeat(22)}`],
  ["/aboutus", "/offline"],
  [`/results/${id}`, "/offline"],
])(
  "offline, %s shows %s with its own content security policy",
  async (path, shown) => {
    await offline();
    expect(await page(path)).toEqual({ shown, policy: `of ${shown}` });
  },
);

test("answers one topic and one question from the cached lists", async () => {
  await offline();
  const call = async (path: string) =>
    (await respondToCall(get(path), release, none)).json();
  expect(await call(`/api/concerns/${id}`)).toEqual({ _id: id });
  expect(await call("/api/questions/pos/2")).toEqual({ _id: "two" });
  await expect(call("/api/questions/pos/3")).rejects.toThrow("no connection");
  await expect(call(`/api/results/${id}`)).rejects.toThrow("no connection");
});

test("serves release files from the cache, and uploaded pictures once loaded", async () => {
  const { requestedPaths } = await offline();
  requestedPaths.length = 0;
  await respondWithFile(get("/assets/a-1.js"), release, none);
  expect(requestedPaths).toEqual([]);
  isOnline = true;
  const work: Promise<unknown>[] = [];
  const picture = () =>
    respondWithFile(get("/uploads/a.webp"), release, (each) => work.push(each));
  await picture();
  await Promise.all(work);
  await picture();
  await respondWithFile(get("/assets/other.js"), release, none);
  expect(requestedPaths).toEqual(["/uploads/a.webp", "/assets/other.js"]);
});

test("uses the network when the cache cannot be read", async () => {
  const { named } = await offline();
  isOnline = true;
  const broken = () => Promise.reject(new Error("the disk is full"));
  named.get("site 1")!.match = broken;
  expect((await page("/quiz")).shown).toBe("/quiz");
  expect((await page(`/results/${id}`)).shown).toBe(`/results/${id}`);
  const file = await respondWithFile(get("/assets/a-1.js"), release, none);
  expect(await file.text()).toContain("/assets/a-1.js");
  vi.stubGlobal("caches", { open: broken });
  expect((await page(`/results/${id}`)).shown).toBe(`/results/${id}`);
  const call = await respondToCall(get("/api/concerns"), release, none);
  expect(await call.json()).toEqual(lists["/api/concerns"]);
});

const [fresh, cached] = [new Response("fresh"), new Response("cached")];

test("uses the server's reply if it arrives in time and does not ask to wait", async () => {
  expect(await networkFirst(Promise.resolve(fresh), cached)).toBe(fresh);
  const busy = new Response("", { status: 503 });
  expect(await networkFirst(Promise.resolve(busy), cached)).toBe(cached);
  expect(await networkFirst(Promise.resolve(busy), undefined)).toBe(busy);
  const gone = new Response("", { status: 404 });
  expect(await networkFirst(Promise.resolve(gone), cached)).toBe(gone);
});

/** Measures how long the worker waits for the server before it uses the cached reply. */
async function waits() {
  const never = new Promise<Response>(() => {});
  const begun = Date.now();
  const answered = networkFirst(never, cached).then(() => Date.now() - begun);
  await vi.runAllTimersAsync();
  return answered;
}

test("waits three seconds for a dead network, less the next time, and only a moment when offline", async () => {
  vi.useFakeTimers();
  browser.onLine = false;
  expect(await waits()).toBe(10);
  expect(await networkFirst(Promise.resolve(fresh), cached)).toBe(fresh);
  browser.onLine = true;
  expect(await waits()).toBe(3000);
  expect(await waits()).toBe(300);
  vi.advanceTimersByTime(31_000);
  expect(await waits()).toBe(3000);
});
