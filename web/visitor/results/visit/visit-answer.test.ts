import { beforeEach, expect, test, vi } from "vitest";
import * as events from "#web/core/events.ts";
import { forget } from "#web/core/storage/storage.ts";
import { countVisitAnswer } from "./visit-answer.ts";
import type { VisitQuestion } from "./visit-questions.ts";

const result = "r".repeat(22);
const question = (_id: string, suggestion?: string): VisitQuestion => ({
  _id,
  text: `${_id}?`,
  text_es: `¿${_id}?`,
  isAsked: true,
  ...(suggestion && { suggestion }),
});
const questions = [
  question("1", "safety/Does it hurt?"),
  question("2", "safety/Who should I call?"),
  question("3", "cost/What does it cost? and/or who pays?"),
  { ...question("4", "boys/Do boys need it?"), isAsked: false },
  question("5"),
];

let counted: unknown[];
beforeEach(() => {
  forget("visitAnswers");
  counted = [];
  vi.spyOn(events, "track").mockImplementation(
    (name, { number, concern }) =>
      void counted.push(
        [name, number, concern].filter((one) => one !== undefined),
      ),
  );
});

test("counts the answer once in total and once for each concern of an asked suggestion", () => {
  countVisitAnswer(result, "some", questions);
  expect(counted).toEqual([
    ["visit_answered", 1],
    ["visit_answered", 1, "safety"],
    ["visit_answered", 1, "cost"],
  ]);
  expect(JSON.stringify(counted)).not.toMatch(/hurt|call|rrrr/);
});

test("counts the same answer only once", () => {
  countVisitAnswer(result, "some", questions);
  countVisitAnswer(result, "some", questions);
  expect(counted).toHaveLength(3);
});

test("a changed answer takes back exactly what was counted before", () => {
  countVisitAnswer(result, "none", questions.slice(0, 1));
  counted = [];
  countVisitAnswer(result, "all", questions);
  expect(counted).toEqual([
    ["visit_answer_changed", 0],
    ["visit_answer_changed", 0, "safety"],
    ["visit_answered", 2],
    ["visit_answered", 2, "safety"],
    ["visit_answered", 2, "cost"],
  ]);
});

test("each result on a shared phone has its own answer", () => {
  countVisitAnswer(result, "all", []);
  countVisitAnswer("s".repeat(22), "all", []);
  expect(counted).toEqual([
    ["visit_answered", 2],
    ["visit_answered", 2],
  ]);
});
