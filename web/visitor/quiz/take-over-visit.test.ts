// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { read, readText, write } from "#web/core/storage/storage.ts";
import { savedQuiz, visitor } from "./model.ts";
import { endPlainVisit, takeOverVisit } from "./take-over-visit.ts";

const quiz = { asked: {}, answers: { q: "B" } };
const visitBy = (user: object, more: object = {}) =>
  JSON.stringify({ user, quiz, key: "k", ...more });
const visit = visitBy({ parentName: "Ana", contactId: "c" });
const page = document.documentElement.dataset;
const sent = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  for (const name of ["invited", "sent"]) delete page[name];
  vi.stubGlobal("fetch", sent);
  sent.mockReset();
  sent.mockRejectedValue(new TypeError("no line"));
});

function storePhone(parentName: string, answers: object, more: object = {}) {
  write("user", { parentName, childName: "Leo" });
  write("quiz", { asked: {}, answers, ...more });
}
const storedUser = () => read("user", visitor);
const storedQuiz = () => read("quiz", savedQuiz);

test("stores the visit from the cookie, and deletes the cookie only at the end", () => {
  expect(takeOverVisit(visit, "es")).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  endPlainVisit(visit);
  expect(storedQuiz()).toEqual(quiz);
  expect(storedUser()).toEqual({ parentName: "Ana", contactId: "c" });
  expect(readText("quizlang")).toBe("es");
  expect(page).toHaveProperty("invited");
  expect(sent).toHaveBeenCalledOnce();
});

test("reads a cookie of the release before, which had more fields", () => {
  const more = {
    isCounted: true,
    rated: ["c"],
    texted: "Sent",
    readResults: [],
  };
  takeOverVisit(
    visitBy({ parentName: "Ana" }, { ...more, userResultsId: "r" }),
    "en",
  );
  expect(storedUser()).toEqual({ parentName: "Ana" });
  expect(storedQuiz()).toEqual(quiz);
  expect(readText("userResultsId")).toBe("r");
});

test.each([
  ["without a name", visitBy({})],
  ["with the same name", visitBy({ parentName: "Ana", childName: "" })],
  ["with the name in other letters", visitBy({ parentName: " aná" })],
])("adds answers sent %s to those on the phone", (_, text) => {
  storePhone("Ana", { p: "A", q: "C" }, { draft: "d" });
  expect(takeOverVisit(text, "es")).toBe(true);
  expect(storedUser()?.parentName).toMatch(/an[aá]/i);
  expect(storedUser()?.childName).toBe("Leo");
  expect(storedQuiz()?.answers).toEqual({ p: "A", q: "B" });
  expect(storedQuiz()).not.toHaveProperty("draft");
});

test("keeps what was submitted if no answer changes", () => {
  storePhone("Ana", { p: "A", q: "B" }, { draft: "d" });
  takeOverVisit(visitBy({}), "en");
  expect(storedQuiz()?.draft).toBe("d");
});

test.each([
  ["under another name", { parentName: "Eva" }],
  ["with another family's link", { parentName: "Ana", contactId: "c" }],
])("a visit %s replaces the one on the phone", (_, user) => {
  storePhone("Ana", { p: "A" });
  write("user", { parentName: "Ana", childName: "Leo", contactId: "former" });
  write("visit", { result: [] });
  takeOverVisit(visitBy(user), "en");
  expect(storedUser()).toEqual(user);
  expect(storedQuiz()?.answers).toEqual({ q: "B" });
  expect(readText("visit")).toBeUndefined();
});

test("does not undo later changes if the cookie could not be deleted", () => {
  takeOverVisit(visit, "en");
  endPlainVisit(visit);
  storePhone("Eva", { q: "E" });
  expect(takeOverVisit(visit, "es")).toBe(true);
  endPlainVisit(visit);
  expect(storedUser()?.parentName).toBe("Eva");
  expect(storedQuiz()?.answers).toEqual({ q: "E" });
  expect(readText("quizlang")).toBe("en");
  expect(sent).toHaveBeenCalledTimes(2);
});

test("takes over an answer that was changed before the page was hydrated", () => {
  takeOverVisit(visit, "en");
  const changed = JSON.stringify({
    ...(JSON.parse(visit) as object),
    quiz: { asked: {}, answers: { q: "D" } },
  });
  takeOverVisit(changed, "en");
  expect(storedQuiz()?.answers).toEqual({ q: "D" });
});

test("returns false and stores nothing while a form is submitting", () => {
  page["sent"] = "";
  expect(takeOverVisit(visit, "en")).toBe(false);
  expect(readText("user")).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});
