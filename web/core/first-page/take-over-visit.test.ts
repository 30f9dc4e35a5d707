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

test("a visit that was begun by plain forms is stored, and its cookie dropped", () => {
  expect(takeOverVisit(visit, "es")).toBe(true);
  expect(JSON.parse(readText("quiz") ?? "")).toEqual(quiz);
  expect(readText("user")).toContain("Ana");
  expect(readText("quizlang")).toBe("es");
  expect(page).toHaveProperty("invited");
  expect(sent).toHaveBeenCalledOnce();
});

test("what the phone stored itself wins", () => {
  writeText("user", JSON.stringify({ parentName: "Eva" }));
  expect(takeOverVisit(visit, "es")).toBe(true);
  expect(readText("user")).toContain("Eva");
  expect(readText("quiz")).toBeUndefined();
  expect(sent).toHaveBeenCalledOnce();
});

test("a form that is being sent keeps the page, and nothing is stored", () => {
  page["sent"] = "";
  expect(takeOverVisit(visit, "en")).toBe(false);
  expect(readText("user")).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});
