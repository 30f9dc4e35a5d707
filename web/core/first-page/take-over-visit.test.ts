// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { readText, writeText } from "#web/core/storage/storage.ts";
import { takeOverVisit } from "./take-over-visit.ts";

const quiz = { asked: {}, answers: { q: "B" } };
const visit = JSON.stringify({
  user: { parentName: "Ana", contactId: "c" },
  quiz,
});
const page = document.documentElement.dataset;
const sent = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  for (const name of ["invited", "sent"]) delete page[name];
  vi.stubGlobal("fetch", sent);
  sent.mockReset();
  sent.mockRejectedValue(new TypeError("no line"));
});

test("stores the visit from the cookie and deletes the cookie", () => {
  expect(takeOverVisit(visit, "es")).toBe(true);
  expect(JSON.parse(readText("quiz") ?? "")).toEqual(quiz);
  expect(readText("user")).toContain("Ana");
  expect(readText("quizlang")).toBe("es");
  expect(page).toHaveProperty("invited");
  expect(sent).toHaveBeenCalledOnce();
});

test("keeps the values that the phone has stored itself", () => {
  writeText("user", JSON.stringify({ parentName: "Eva" }));
  expect(takeOverVisit(visit, "es")).toBe(true);
  expect(readText("user")).toContain("Eva");
  expect(readText("quiz")).toBeUndefined();
  expect(sent).toHaveBeenCalledOnce();
});

test("returns false and stores nothing while a form is submitting", () => {
  page["sent"] = "";
  expect(takeOverVisit(visit, "en")).toBe(false);
  expect(readText("user")).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});
