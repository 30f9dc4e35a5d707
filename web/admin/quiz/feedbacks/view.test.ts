import { expect, test } from "vitest";
import {
  averageScore,
  entriesOf,
  type Feedback,
  filtered,
  readView,
} from "./view.ts";

const feedback = (_id: string, given: Partial<Feedback>): Feedback => ({
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
  ...given,
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

const all = readView(new URLSearchParams());
const found = (view: Partial<typeof all>) =>
  filtered(entries, { ...all, ...view }).map((one) => one.feedback._id);

test("everything is there, in the order in which the server gave it", () => {
  expect(found({})).toEqual(["new", "old", "cost"]);
});

test("a type, days and words narrow the list, alone and together", () => {
  expect(found({ type: "concern" })).toEqual(["cost"]);
  expect(found({ to: "2026-11-01" })).toEqual(["old"]);
  expect(found({ from: "2026-11-02" })).toEqual(["new", "cost"]);
  expect(found({ from: "2026-11-02", type: "website" })).toEqual(["new"]);
});

test("a search looks through what was written and what it is about", () => {
  expect(found({ query: "mas VIDEOS" })).toEqual(["new"]);
  expect(found({ query: "costs" })).toEqual(["cost"]);
  expect(found({ query: "pays costs" })).toEqual(["cost"]);
  expect(found({ query: "boys" })).toEqual([]);
});

test("the average is that of the scores, and nothing where nothing is", () => {
  expect(averageScore(entries)).toBeCloseTo(10 / 3);
  expect(averageScore([])).toBeUndefined();
  const unscored = entriesOf([feedback("text", { score: null })], String);
  expect(averageScore([...entries, ...unscored])).toBeCloseTo(10 / 3);
  expect(averageScore(unscored)).toBeUndefined();
});

test("what is asked for stands in the address", () => {
  const asked = {
    query: "ana",
    type: "concern",
    from: "2026-11-01",
    to: "",
    page: "2",
  };
  expect(readView(new URLSearchParams(asked))).toEqual({ ...asked, page: 2 });
  const nonsense = { type: "other", from: "today", page: "-1" };
  expect(readView(new URLSearchParams(nonsense))).toEqual(all);
});
