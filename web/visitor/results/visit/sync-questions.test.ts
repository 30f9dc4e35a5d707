import { beforeEach, describe, expect, test, vi } from "vitest";
import { forget, readText, writeText } from "#web/core/storage/storage.ts";
import {
  storedList,
  storeList,
  storeNewer,
  syncSoon,
} from "./sync-questions.ts";

const question = (_id: string) => ({
  _id,
  text: `Question ${_id}`,
  text_es: `Pregunta ${_id}`,
  isAsked: false,
});
const [one, other] = [[question("1")], [question("2")]];

const fetched = vi.fn<(address: string, asked: Asked) => Promise<Response>>();
type Asked = { method: string; keepalive: boolean; body: string };

const page = new EventTarget();
const document = { visibilityState: "visible" };
const carried = { own: null, lists: {} };

beforeEach(() => {
  for (const key of ["visit", "visitEdits", "userResultsId"] as const)
    forget(key);
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(JSON.stringify(carried)));
  document.visibilityState = "visible";
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const told = () =>
  fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as object);

describe("of what is stored and what is carried", () => {
  test.each([
    ["is stored where nothing is", 0, 1, other],
    ["is stored where it was changed more often", 2, 3, other],
    ["is left aside where it was changed as often", 2, 2, one],
    ["is left aside where it was changed less often", 3, 2, one],
  ])("what is carried %s", (_what, here, there, expected) => {
    if (here > 0) storeList("r", { edits: here, questions: one });
    storeNewer({ own: null, lists: { r: { edits: there, questions: other } } });
    expect(storedList("r").questions).toEqual(expected);
    expect(storedList("r").edits).toBe(Math.max(here, there));
  });

  test("a list from before changes were counted is not lost to an empty one", () => {
    writeText("visit", JSON.stringify({ r: one }));
    storeNewer({ own: null, lists: { r: { edits: 1, questions: [] } } });
    expect(storedList("r")).toEqual({ edits: 1, questions: one });
  });

  test("lists about other results stay, and the address of the own ones comes back", () => {
    storeList("r", { edits: 1, questions: one });
    storeNewer({ own: "q", lists: { q: { edits: 1, questions: other } } });
    expect(storedList("r").questions).toEqual(one);
    expect(storedList("q").questions).toEqual(other);
    expect(readText("userResultsId")).toBe("q");
    storeNewer({ own: "r", lists: {} });
    expect(readText("userResultsId")).toBe("q");
  });
});

describe("the server", () => {
  test("is told once of several changes, and of what is then stored", async () => {
    storeList("r", { edits: 1, questions: one });
    syncSoon("r");
    await vi.advanceTimersByTimeAsync(900);
    storeList("r", { edits: 2, questions: other });
    syncSoon("r");
    await vi.advanceTimersByTimeAsync(1000);
    expect(told()).toEqual([
      { result: "r", isOwn: false, edits: 2, questions: other },
    ]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: "PUT",
      keepalive: true,
    });
  });

  test("is told at once when the page is left", () => {
    storeList("r", { edits: 1, questions: one });
    syncSoon("r");
    page.dispatchEvent(new Event("visibilitychange"));
    expect(fetched).not.toHaveBeenCalled();
    document.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("is told again when there is a connection, or it is not busy any more", async () => {
    fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
    fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
    storeList("r", { edits: 1, questions: one });
    syncSoon("r");
    await vi.advanceTimersByTimeAsync(1000);
    for (const times of [2, 3, 3]) {
      page.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
      expect(fetched).toHaveBeenCalledTimes(times);
    }
  });

  test("says what is newer, of which the rest is nobody's", async () => {
    const newer = { own: null, lists: { r: { edits: 5, questions: other } } };
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(newer)));
    syncSoon("r", 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(storedList("r")).toEqual({ edits: 5, questions: other });
    fetched.mockResolvedValueOnce(new Response('{"lists":"junk"}'));
    syncSoon("r", 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(storedList("r").edits).toBe(5);
  });
});
