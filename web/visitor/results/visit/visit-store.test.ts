import { beforeEach, describe, expect, test, vi } from "vitest";
import { forget, read, writeText } from "#web/core/storage/storage.ts";
import {
  isUnsaved,
  saveSoon,
  storeQuestions,
  loadSavedQuestions,
} from "./visit-store.ts";
import { savedVisits } from "./visit-questions.ts";

const question = (_id: string) => ({
  _id,
  text: `Question ${_id}`,
  text_es: `Pregunta ${_id}`,
  isAsked: false,
});
const [one, other] = [[question("1")], [question("2")]];

const fetched = vi.fn<(address: string, request: Asked) => Promise<Response>>();
type Asked = { method: string; keepalive: boolean; body: string };

const page = new EventTarget();
const document = {
  visibilityState: "visible",
  documentElement: { dataset: {} },
};

beforeEach(() => {
  for (const key of ["visit", "visitVersions"] as const) forget(key);
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ version: 1 }));
  document.visibilityState = "visible";
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const listOf = (result: string) => read("visit", savedVisits)?.[result];
const sent = () =>
  fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as object);
const saveNow = async (result: string) => {
  saveSoon(result, 0);
  await vi.advanceTimersByTimeAsync(1);
};

describe("the server's list", () => {
  test("is stored when the phone has none or an older one", () => {
    loadSavedQuestions("r", { version: 1, questions: one });
    expect(listOf("r")).toEqual(one);
    loadSavedQuestions("r", { version: 2, questions: other });
    expect(listOf("r")).toEqual(other);
    // The page comes from the cache of the service worker.
    loadSavedQuestions("r", { version: 1, questions: one });
    expect(listOf("r")).toEqual(other);
  });

  test("does not replace changes that are not saved on the server", async () => {
    loadSavedQuestions("r", { version: 1, questions: one });
    storeQuestions("r", other);
    loadSavedQuestions("r", { version: 5, questions: one });
    expect(listOf("r")).toEqual(other);
    fetched.mockResolvedValueOnce(Response.json({ version: 6 }));
    await saveNow("r");
    expect(isUnsaved("r")).toBe(false);
    loadSavedQuestions("r", { version: 7, questions: one });
    expect(listOf("r")).toEqual(one);
  });

  test("does not replace a list stored without a version", () => {
    writeText("visit", JSON.stringify({ r: one }));
    loadSavedQuestions("r", { version: 1, questions: [] });
    expect(listOf("r")).toEqual(one);
    expect(isUnsaved("r")).toBe(true);
  });
});

describe("saving on the server", () => {
  test("sends several changes in one request", async () => {
    storeQuestions("r", one);
    saveSoon("r");
    await vi.advanceTimersByTimeAsync(900);
    storeQuestions("r", other);
    saveSoon("r");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual([{ questions: other }]);
    expect(fetched.mock.calls[0]).toMatchObject([
      "/api/results/r/questions",
      { method: "PUT", keepalive: true },
    ]);
  });

  test("sends changes at once when the page is left", () => {
    storeQuestions("r", one);
    saveSoon("r");
    page.dispatchEvent(new Event("visibilitychange"));
    expect(fetched).not.toHaveBeenCalled();
    document.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("retries when the connection returns or the server is no longer busy", async () => {
    fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
    fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
    storeQuestions("r", one);
    saveSoon("r");
    await vi.advanceTimersByTimeAsync(1000);
    for (const times of [2, 3, 3]) {
      page.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
      expect(fetched).toHaveBeenCalledTimes(times);
    }
  });

  test("sends changes made during a save", async () => {
    storeQuestions("r", one);
    fetched.mockImplementationOnce(async () => {
      storeQuestions("r", other);
      return Response.json({ version: 1 });
    });
    await saveNow("r");
    expect(isUnsaved("r")).toBe(true);
    await saveNow("r");
    expect(isUnsaved("r")).toBe(false);
    expect(sent()).toEqual([{ questions: one }, { questions: other }]);
  });

  /** Runs something after the server has saved but before its reply is read. */
  function beforeReading(work: () => void) {
    fetched.mockImplementationOnce(async () => {
      const reply = Response.json({ version: 1 });
      const body = reply.json();
      reply.json = () => {
        work();
        return body;
      };
      return reply;
    });
  }

  test("sends the list again if it changed before the reply was read", async () => {
    storeQuestions("r", one);
    beforeReading(() => storeQuestions("r", other));
    await saveNow("r");
    expect(isUnsaved("r")).toBe(true);
  });

  test("restores the list if the phone lost it before the reply was read", async () => {
    storeQuestions("r", one);
    beforeReading(() => {
      forget("visit");
      forget("visitVersions");
    });
    await saveNow("r");
    loadSavedQuestions("r", { version: 1, questions: one });
    expect(listOf("r")).toEqual(one);
  });
});
