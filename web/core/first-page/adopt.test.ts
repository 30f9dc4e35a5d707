import { beforeEach, expect, test, vi } from "vitest";
import { forget, readText, writeText } from "#web/core/storage/storage.ts";
import { adopt } from "./adopt.ts";

const user = JSON.stringify({ parentName: "Ana" });
const quiz = JSON.stringify({ asked: {}, answers: { q: "B" } });
const carried = JSON.stringify({ user, quiz });
const headers = { "content-type": "application/json" };
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  for (const key of ["user", "quiz", "readResults"] as const) forget(key);
  vi.stubGlobal("document", { cookie: "lang=es; carried=Ab-_1" });
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(carried, { headers }));
});

test("what the phone has deleted is stored again", async () => {
  expect(await adopt(undefined, "en")).toBe(true);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/progress");
  expect(readText("user")).toBe(user);
  expect(readText("quiz")).toBe(quiz);
  expect(readText("readResults")).toBeUndefined();
});

test("who begins anew in another tab meanwhile loses nothing", async () => {
  const adopting = adopt(undefined, "en");
  writeText("user", "{}");
  await adopting;
  expect(readText("user")).toBe("{}");
  expect(readText("quiz")).toBeUndefined();
});

test("where it cannot be had, the screens begin without", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no connection"));
  expect(await adopt(undefined, "en")).toBe(true);
  expect(readText("user")).toBeUndefined();
});
