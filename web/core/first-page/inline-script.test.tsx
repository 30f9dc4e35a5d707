import { beforeEach, expect, test, vi } from "vitest";
import { inlineScript } from "./inline-script.ts";

const page = document.documentElement;

/** Opens an address whose page the server has rendered in English. */
function open(address: string) {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  const [reload, replace] = [vi.fn(), vi.fn()];
  vi.stubGlobal("location", { pathname, search, hash, reload, replace });
  page.lang = "en";
  // oxlint-disable-next-line typescript/no-implied-eval -- the server writes this text into every page
  new Function(inlineScript)();
  return { reload, replace };
}

const entriesOf = (stored: object) =>
  Object.fromEntries(Object.entries(stored));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "lang=; Max-Age=0";
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
});

test("stores the language of a link, also for a quiz that has begun", () => {
  open("/?lang=es");
  expect(entriesOf(localStorage)).toEqual({ lang: "es" });
  localStorage["quizlang"] = "en";
  expect(open("/results/1?lang=es").reload).not.toHaveBeenCalled();
  expect(entriesOf(localStorage)).toEqual({ lang: "es", quizlang: "es" });
});

test("reloads a page in the stored language once, with the lost cookie set again", () => {
  localStorage["lang"] = "es";
  expect(open("/").reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain("lang=es");
  expect(open("/").reload, "again offline").not.toHaveBeenCalled();
});

test("reloads the results in the language of the quiz, and keeps the site's", () => {
  localStorage["quizlang"] = "es";
  expect(open("/concerns").reload).not.toHaveBeenCalled();
  expect(open("/results/1").reload).toHaveBeenCalledOnce();
  expect(localStorage["lang"]).toBe("en");
});

test("leads from a question to the start page if there is no name", () => {
  expect(open("/question/3").replace).toHaveBeenCalledWith("/quiz");
  localStorage["user"] = '{"parentName":"Ana"}';
  expect(open("/question/3").replace).not.toHaveBeenCalled();
});

test.each([
  ["{}", {}],
  ['{"contactId":"1"}', { invited: "" }],
  ["not even JSON", {}],
])("marks the page of a visitor %s for the style sheet", (user, marks) => {
  localStorage["user"] = user;
  open("/");
  expect(entriesOf(page.dataset)).toEqual({ scripts: "", ...marks });
});

test("uses the typeface from the first paint once the service worker has it", () => {
  vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
  open("/");
  expect(page.dataset["typeface"]).toBeUndefined();
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  open("/");
  expect(page.dataset["typeface"]).toBe("");
});
