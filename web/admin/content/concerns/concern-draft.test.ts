import { expect, test } from "vitest";
import {
  type EditedConcern,
  editedConcern,
} from "#shared/contract/content/concerns.ts";
import {
  toConcernContent,
  toConcernDraft,
  emptyConcern,
  newLinkRow,
  newQuestionRow,
  concernProblems,
} from "./concern-draft.ts";

const link = { name: "CDC", url: "https://www.cdc.gov/" };
const concern: EditedConcern = {
  ...emptyConcern,
  _id: "1".repeat(22),
  name: "Cost",
  name_es: "Costo",
  suggestedquestions: ["Is it free?", "Where?"],
  suggestedquestions_es: ["¿Es gratis?", "¿Dónde?"],
  externallinks: [link],
  checkby: "2027-01-31",
  checkwhy: "A new schedule",
  active: true,
  version: 2,
};

test("a concern passes through the form unchanged and matches the contract", () => {
  const { _id: _, active: __, version: ___, ...content } = concern;
  expect(toConcernContent(toConcernDraft(concern))).toEqual(content);
  expect(
    editedConcern.parse({
      ...concern,
      ...toConcernContent(toConcernDraft(concern)),
    }),
  ).toEqual(concern);
});

test("a new concern has empty fields", () => {
  expect(toConcernContent(toConcernDraft(undefined))).toEqual(emptyConcern);
});

test("pairs questions with their translations, including missing ones", () => {
  const draft = toConcernDraft({
    ...concern,
    suggestedquestions_es: ["¿Es gratis?"],
  });
  expect(draft.questions).toMatchObject([
    { text: "Is it free?", text_es: "¿Es gratis?" },
    { text: "Where?", text_es: "" },
  ]);
});

test("drops empty rows", () => {
  const draft = toConcernDraft(concern);
  draft.questions.push(newQuestionRow());
  draft.externallinks.unshift({ ...newLinkRow(), name: "  " });
  expect(toConcernContent(draft).suggestedquestions).toHaveLength(2);
  expect(toConcernContent(draft).externallinks).toEqual([link]);
});

test("completes addresses to full URLs", () => {
  const draft = {
    ...toConcernDraft(concern),
    videolink: "youtu.be/aB3_dE-fG9h",
  };
  draft.externallinks = [{ ...newLinkRow(), name: "CDC", url: "cdc.gov" }];
  expect(toConcernContent(draft).videolink).toBe(
    "https://youtu.be/aB3_dE-fG9h",
  );
  expect(toConcernContent(draft).externallinks[0]?.url).toBe("https://cdc.gov");
});

const named = { ...toConcernDraft(undefined), name: "Cost", name_es: "Costo" };
const questions = (...rows: [string, string][]) =>
  rows.map(([text, text_es]) => ({ ...newQuestionRow(), text, text_es }));

test("requires only the name, in both languages", () => {
  expect(concernProblems(toConcernDraft(undefined))).toEqual({
    name: "required",
    name_es: "required",
  });
  expect(concernProblems(named)).toEqual({});
});

test("requires a name and a valid address for each link", () => {
  const externallinks = [
    { ...newLinkRow(), name: "CDC" },
    { ...newLinkRow(), name: "CDC", url: "a page" },
    { ...newLinkRow(), url: "https://www.cdc.gov/" },
  ];
  expect(concernProblems({ ...named, externallinks })).toEqual({
    "externallinks.0.url": "required",
    "externallinks.1.url": "invalid_url",
    "externallinks.2.name": "required",
  });
});

test("accepts a missing video, but not an invalid address", () => {
  const draft = { ...named, videolink: " ", videolink_es: "video" };
  expect(concernProblems(draft)).toEqual({ videolink_es: "invalid_url" });
});

test("accepts questions in only one language", () => {
  const rows = questions(["Is it free?", ""], ["Where?", ""]);
  expect(concernProblems({ ...named, questions: rows })).toEqual({});
});

test("requires all questions in a language once one is filled in", () => {
  const rows = questions(["Is it free?", "¿Es gratis?"], ["Where?", " "]);
  expect(concernProblems({ ...named, questions: rows })).toEqual({
    "suggestedquestions_es.1": "required",
  });
});

test("accepts texts of up to 50,000 characters", () => {
  const content = "x".repeat(50_000);
  const childrencontent_es = `${content}x`;
  expect(concernProblems({ ...named, content, childrencontent_es })).toEqual({
    childrencontent_es: "too_long",
  });
});
