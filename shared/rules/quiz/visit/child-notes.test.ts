import { expect, test } from "vitest";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import {
  type AgeGroup,
  ageGroups,
  type DoseGroup,
  doseGroups,
  answeredGroup,
  notesFor,
  stageOf,
} from "./child-notes.ts";

const [none, one, two, some, unknown] = doseGroups;

test("maps each answer to one group, and no answer to none", () => {
  expect(
    answerOptions.map((answer) => answeredGroup(ageGroups, answer)),
  ).toEqual(ageGroups);
  expect(
    answerOptions.map((answer) => answeredGroup(doseGroups, answer)),
  ).toEqual(doseGroups);
  expect(answeredGroup(ageGroups, undefined)).toBeNull();
});

const noteOf = {
  "under 9": "ageunder9",
  "9 to 10": "age9",
  "11 to 12": "age11",
  "13 to 14": "age13",
  "15 or older": "age15",
};

test.each(ageGroups)(
  "%s without a dose or an answer about doses shows the note for the age",
  (age) => {
    expect(notesFor({ age, doses: none })).toEqual([noteOf[age]]);
    expect(notesFor({ age, doses: null })).toEqual([noteOf[age]]);
  },
);

test.each(ageGroups)(
  "%s with unknown doses also shows the note about looking them up",
  (age) => {
    expect(notesFor({ age, doses: unknown })).toEqual([
      noteOf[age],
      "doseunsure",
    ]);
  },
);

test.each<[AgeGroup, DoseGroup, string[]]>([
  ["under 9", one, ["doseone"]],
  ["9 to 10", one, ["doseone"]],
  ["11 to 12", one, ["doseone"]],
  ["13 to 14", one, ["age13", "doseone"]],
  ["15 or older", one, ["age15", "doseone"]],
  ["under 9", some, ["doseunsure"]],
  ["9 to 10", some, ["doseunsure"]],
  ["11 to 12", some, ["doseunsure"]],
  ["13 to 14", some, ["age13", "doseunsure"]],
  ["15 or older", some, ["age15", "doseunsure"]],
])("%s and %s show %j", (age, doses, notes) => {
  expect(notesFor({ age, doses })).toEqual(notes);
});

test.each([...ageGroups, null])(
  "%s with two doses shows only the note about another dose",
  (age) => {
    expect(notesFor({ age, doses: two })).toEqual(["dosetwo"]);
  },
);

test("shows no notes when age and doses are unknown", () => {
  expect(notesFor({ age: null, doses: null })).toEqual([]);
  expect(notesFor({ age: null, doses: none })).toEqual([]);
  expect(notesFor({ age: null, doses: one })).toEqual(["doseone"]);
});

test.each([
  [null, null, "open"],
  ["9 to 10", "none", "open"],
  ["15 or older", "unknown", "open"],
  [null, "one", "started"],
  ["13 to 14", "some", "started"],
  ["11 to 12", "two or more", "finished"],
  ["under 9", "none", "too young"],
  ["under 9", "two or more", "too young"],
] as const)("a child aged %j with doses %j is %s", (age, doses, stage) => {
  expect(stageOf({ age, doses })).toBe(stage);
});
