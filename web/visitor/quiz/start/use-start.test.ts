import { beforeEach, expect, test, vi } from "vitest";

const names = { parentName: "Maria", childName: "Leo" };

/** A browser that keeps things until it is full, and the start of the quiz in a page of its own. */
async function browserWith(room: { isFull: boolean }) {
  const kept = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (room.isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  });
  const { saveStart } = await import("./use-start.ts");
  const { readVisitor } = await import("#web/visitor/quiz/visitor.ts");
  return { kept, readVisitor, save: () => saveStart(names, "es") };
}

beforeEach(() => () => void vi.unstubAllGlobals());

test("names and language are kept on this phone", async () => {
  const { kept, save } = await browserWith({ isFull: false });
  expect(save()).toBe(true);
  expect(JSON.parse(kept.get("user") ?? "")).toEqual(names);
  expect(kept.get("quizlang")).toBe("es");
});

test("where they cannot be saved that is known once, and this page still has them", async () => {
  const { readVisitor, save } = await browserWith({ isFull: true });
  expect(save()).toBe(false);
  expect(readVisitor()).toEqual(names);
  expect(save()).toBe(true);
});
