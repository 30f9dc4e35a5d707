import { beforeEach, describe, expect, test, vi } from "vitest";
import { forget, readText, writeText } from "#web/core/storage/storage.ts";
import { adopt } from "./adopt.ts";

const user = JSON.stringify({ parentName: "Ana" });
const quiz = JSON.stringify({ asked: {}, answers: { q: "B" } });
const carried = JSON.stringify({ user, quiz });
const headers = { "content-type": "application/json" };
let page: Record<string, string>;
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  for (const key of ["user", "quiz", "readResults"] as const) forget(key);
  page = {};
  vi.stubGlobal("document", {
    cookie: "lang=es; carried=Ab-_1",
    documentElement: { dataset: page },
  });
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

test("an invited family's page is drawn as such", async () => {
  expect(page).not.toHaveProperty("invited");
  const invited = JSON.stringify({ user: JSON.stringify({ contactId: "c" }) });
  fetched.mockResolvedValueOnce(new Response(invited, { headers }));
  await adopt(undefined, "en");
  expect(page).toHaveProperty("invited");
});

test.each([
  ["is under way when it arrives", "arrives"],
  ["was sent before", "before"],
])("a form that %s keeps the page, and nothing is stored", async (_, when) => {
  if (when === "before") page["sent"] = "";
  const adopting = adopt(undefined, "en");
  page["sent"] = "";
  expect(await adopting).toBe(false);
  expect(readText("user")).toBeUndefined();
});

describe("where it cannot be had now", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    return () => vi.useRealTimers();
  });

  test("the screens begin without after three seconds, and it is stored when it comes", async () => {
    const errors = [{ code: "busy", values: { seconds: 4 } }];
    const busy = JSON.stringify({ errors });
    fetched.mockResolvedValueOnce(new Response(busy, { status: 503, headers }));
    const adopting = adopt(undefined, "en");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await adopting).toBe(true);
    expect(readText("user")).toBeUndefined();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(readText("user")).toBe(user);
  });

  test("an older instance, which does not know it, is not asked again", async () => {
    fetched.mockResolvedValueOnce(new Response("{}", { status: 404 }));
    expect(await adopt(undefined, "en")).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
