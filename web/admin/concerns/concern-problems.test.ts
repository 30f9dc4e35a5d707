import { expect, test } from "vitest";
import { draftOf, newLinkRow, newQuestionRow } from "./concern-draft.ts";
import { problemsOf } from "./concern-problems.ts";

const named = { ...draftOf(undefined), name: "Cost", name_es: "Costo" };
const questions = (...rows: [string, string][]) =>
  rows.map(([text, text_es]) => ({ ...newQuestionRow(), text, text_es }));

test("a concern needs its name in both languages and nothing else", () => {
  expect(problemsOf(draftOf(undefined))).toEqual({
    name: "required",
    name_es: "required",
  });
  expect(problemsOf(named)).toEqual({});
});

test("a link needs a name and an address that is one", () => {
  const externallinks = [
    { ...newLinkRow(), name: "CDC" },
    { ...newLinkRow(), name: "CDC", url: "a page" },
    { ...newLinkRow(), url: "https://www.cdc.gov/" },
  ];
  expect(problemsOf({ ...named, externallinks })).toEqual({
    "externallinks.0.url": "required",
    "externallinks.1.url": "invalid_url",
    "externallinks.2.name": "required",
  });
});

test("a video may be missing, but not be something else", () => {
  const draft = { ...named, videolink: " ", videolink_es: "video" };
  expect(problemsOf(draft)).toEqual({ videolink_es: "invalid_url" });
});

test("questions in one language only are fine", () => {
  const rows = questions(["Is it free?", ""], ["Where?", ""]);
  expect(problemsOf({ ...named, questions: rows })).toEqual({});
});

test("a list that is begun in a language is finished in it", () => {
  const rows = questions(["Is it free?", "¿Es gratis?"], ["Where?", " "]);
  expect(problemsOf({ ...named, questions: rows })).toEqual({
    "suggestedquestions_es.1": "required",
  });
});

test("a text may have 50,000 characters", () => {
  const content = "x".repeat(50_000);
  const childrencontent_es = `${content}x`;
  expect(problemsOf({ ...named, content, childrencontent_es })).toEqual({
    childrencontent_es: "too_long",
  });
});
