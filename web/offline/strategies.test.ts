import { describe, expect, test } from "vitest";
import {
  entriesToDelete,
  cacheKeyOf,
  kindOf,
  listWith,
  resourcesFor,
  shell,
  strategyOf,
} from "./strategies.ts";

const own = "https://quiz.example";
const id = "2".repeat(22);

function ask(path: string, more: Partial<Request> = {}) {
  const headers = new Headers(more.headers);
  const mode: RequestMode = "navigate";
  return strategyOf(
    { method: "GET", mode, url: own + path, ...more, headers },
    own,
  );
}
const call = (path: string, more: Partial<Request> = {}) =>
  ask(path, { mode: "cors", ...more });

describe("the strategy", () => {
  test.each(["/", "/quiz?lang=es", "/question/4", `/results/${id}`, "/none/x"])(
    "the page %s comes from the network, or else from the cache",
    (path) => expect(ask(path)).toBe("page"),
  );

  test.each([
    "/login",
    "/dashboard",
    "/dashboard/users",
    "//login",
    "/api/docs",
  ])("%s is never cached", (path) => {
    expect(ask(path)).toBe("through");
    expect(kindOf(path)).toBeUndefined();
  });

  test.each(["/assets/a-1.js", "/images/favicon.svg", `/uploads/${id}.webp`])(
    "the file %s comes from the cache, or else from the network",
    (path) => expect(call(path)).toBe("file"),
  );

  test.each([
    "/api/settings",
    "/api/concerns",
    `/api/concerns/${id}`,
    "/api/questions",
    "/api/questions/pos/3",
    `/api/results/${id}`,
  ])("the call %s works without a connection", (path) => {
    expect(call(path)).toBe("call");
    const headers = new Headers({ authorization: "Bearer x" });
    expect(call(path, { headers }), "of staff").toBeUndefined();
    expect(call(path, { method: "POST" }), "that writes").toBeUndefined();
  });

  test.each([
    `/api/contacts/${id}`,
    `/api/results/user/${id}`,
    "/api/questions/all",
    "/api/auth",
    "/api/events",
    "/worker.js",
    "/en.webmanifest",
  ])("%s is left to the browser", (path) => expect(call(path)).toBeUndefined());

  test("leaves other sites to the browser", () =>
    expect(ask("/", { url: "https://else.example/" })).toBeUndefined());
});

describe("the cache of a path", () => {
  test.each(["/", "/quiz", "/concerns", `/concerns/${id}`, "/information"])(
    "is `site` for %s",
    (path) => expect(kindOf(path)).toBe("site"),
  );

  test.each([`/${id}`, `/quiz/${id}`, `/results/${id}`, `/api/results/${id}`])(
    "is `visit` for %s",
    (path) => expect(kindOf(path)).toBe("visit"),
  );

  test.each([
    "/question/4",
    `/rank/${id}`,
    `/results/${id}/sms-share`,
    "/nothing",
  ])("is undefined for %s", (path) => expect(kindOf(path)).toBeUndefined());

  test("uses the same shell for every question and every ranking", () => {
    expect(shell).toContain(cacheKeyOf("/question/4"));
    expect(shell).toContain(cacheKeyOf(`/rank/${id}`));
    expect(cacheKeyOf("/concerns/")).toBe("/concerns");
    expect(cacheKeyOf(`/results/${id}`)).toBe(`/results/${id}`);
  });
});

test("finds one concern and one question in the cached lists", () => {
  const items = ["1", "2", "3"].map((each) => ({ _id: each.repeat(22) }));
  const of = (path: string) => {
    const { list, isWanted } = listWith(path) ?? {};
    return [list, items.findIndex((item, at) => isWanted?.(item, at))];
  };
  expect(of(`/api/concerns/${id}`)).toEqual(["/api/concerns", 1]);
  expect(of("/api/questions/pos/3")).toEqual(["/api/questions", 2]);
  expect(listWith("/api/concerns/all")).toBeUndefined();
});

test.each([
  [`/results/${id}`, [`/results/${id}`, `/api/results/${id}`]],
  [`/rank/${id}`, [`/api/results/${id}`]],
  [`/${id}`, [`/${id}`, `/quiz/${id}`]],
  [`/quiz/${id}`, [`/${id}`, `/quiz/${id}`]],
  ["/sources/", ["/sources"]],
  ["/question/3", []],
  [`/results/${id}/sms-share`, []],
  ["/login", []],
])("to open %s offline, these are cached: %s", (path, needed) =>
  expect(resourcesFor(path)).toEqual(needed),
);

test("deletes the page together with its result", () => {
  expect(entriesToDelete(`/api/results/${id}`)).toEqual([
    `/api/results/${id}`,
    `/results/${id}`,
  ]);
  expect(entriesToDelete(`/${id}`)).toEqual([`/${id}`]);
});
