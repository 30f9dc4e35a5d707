import type { Feedback } from "#shared/contract/quiz/feedbacks.ts";
import { expect, test } from "vitest";
import { averageScore, entriesOf, filtered, readFeedbackView } from "./view.ts";

const feedback = (_id: string, fields: Partial<Feedback>): Feedback => ({
  _id,
  date: new Date(2026, 10, 20, 12).toISOString(),
  score: 5,
  type: "website",
  useful: null,
  findinformation: null,
  wouldrecommend: null,
  addorimprove: null,
  concern: null,
  meetexpectations: null,
  additionalinformation: null,
  howhelpful: null,
  ...fields,
});

const entries = entriesOf(
  [
    feedback("new", { addorimprove: "Más videos, por favor", score: 2 }),
    feedback("old", {
      date: new Date(2026, 10, 1, 0, 1).toISOString(),
      score: 3,
    }),
    feedback("cost", {
      type: "concern",
      concern: "id of cost",
      additionalinformation: "Who pays?",
    }),
  ],
  (concern) => (concern === "id of cost" ? "What it costs" : concern),
);

const all = readFeedbackView(new URLSearchParams());
const matches = (view: Partial<typeof all>) =>
  filtered(entries, { ...all, ...view }).map((entry) => entry.feedback._id);

test("the default view shows all feedback in the server's order", () => {
  expect(matches({})).toEqual(["new", "old", "cost"]);
});

test("filters by type and dates, alone and combined", () => {
  expect(matches({ type: "concern" })).toEqual(["cost"]);
  expect(matches({ to: "2026-11-01" })).toEqual(["old"]);
  expect(matches({ from: "2026-11-02" })).toEqual(["new", "cost"]);
  expect(matches({ from: "2026-11-02", type: "website" })).toEqual(["new"]);
});

test("searches the text and the name of the concern", () => {
  expect(matches({ query: "mas VIDEOS" })).toEqual(["new"]);
  expect(matches({ query: "costs" })).toEqual(["cost"]);
  expect(matches({ query: "pays costs" })).toEqual(["cost"]);
  expect(matches({ query: "boys" })).toEqual([]);
});

test("averageScore ignores feedback without a score, and is undefined without any", () => {
  expect(averageScore(entries)).toBeCloseTo(10 / 3);
  expect(averageScore([])).toBeUndefined();
  const unscored = entriesOf([feedback("text", { score: null })], String);
  expect(averageScore([...entries, ...unscored])).toBeCloseTo(10 / 3);
  expect(averageScore(unscored)).toBeUndefined();
});

test("readView reads the URL and ignores invalid values", () => {
  const parts = {
    query: "ana",
    type: "concern",
    from: "2026-11-01",
    to: "",
    page: "2",
  };
  expect(readFeedbackView(new URLSearchParams(parts))).toEqual({
    ...parts,
    page: 2,
  });
  const nonsense = { type: "other", from: "today", page: "-1" };
  expect(readFeedbackView(new URLSearchParams(nonsense))).toEqual(all);
});
