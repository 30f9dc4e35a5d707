import { beforeEach, expect, test, vi } from "vitest";
import * as v from "valibot";

/** The module as a page that has just been loaded runs it. */
async function load() {
  vi.resetModules();
  return import("./storage.ts");
}

const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

beforeEach(() => localStorage.clear());

test.each([
  [
    "cannot write",
    () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse),
  ],
  [
    "cannot even be read",
    () =>
      vi.spyOn(globalThis, "localStorage", "get").mockImplementation(refuse),
  ],
])(
  "a browser whose storage %s keeps values as long as the page",
  async (_what, breakStorage) => {
    localStorage.setItem("user", "an older name");
    breakStorage();
    const { isStorageWorking, readText, writeText, forget } = await load();
    writeText("user", "Ana");
    expect(isStorageWorking()).toBe(false);
    expect(readText("user")).toBe("Ana");
    forget("quiz");
    expect(readText("quiz")).toBeUndefined();
  },
);

test.each(["not even JSON", "[1]", '{"name":1}', "null"])(
  "ignores the stored value %s",
  async (stored) => {
    localStorage.setItem("user", stored);
    const { read, isStorageWorking } = await load();
    expect(read("user", v.object({ name: v.string() }))).toBeUndefined();
    expect(isStorageWorking()).toBe(true);
  },
);
