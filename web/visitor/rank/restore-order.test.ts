import { expect, test } from "vitest";
import type { Result } from "#shared/contract/quiz/results.ts";
import { newQuiz, restoreOrder } from "#web/visitor/quiz/model.ts";

const concern = (_id: string) => ({ _id, name: _id, name_es: _id, count: 4 });
const draft: Result = {
  _id: "draft",
  language: "en",
  contact: null,
  userid: null,
  ranked: false,
  child: { age: null, doses: null },
  askAgain: null,
  answers: [],
  orderedConcerns: [concern("a"), concern("b"), concern("c")],
};
const orderOf = (quiz: object) =>
  restoreOrder(draft, { ...newQuiz, ...quiz }).map(({ _id }) => _id);

test("returns the visitor's own order of this draft", () => {
  expect(orderOf({ draft: "draft", order: ["c", "a", "b"] })).toEqual([
    "c",
    "a",
    "b",
  ]);
});

test.each([
  ["missing", {}],
  ["of another draft", { draft: "other", order: ["c", "a", "b"] }],
  ["of other concerns", { draft: "draft", order: ["c", "a", "x"] }],
  ["too short", { draft: "draft", order: ["c"] }],
])("returns the proposed order if the stored one is %s", (_what, quiz) => {
  expect(orderOf(quiz)).toEqual(["a", "b", "c"]);
});
