import { expect, test } from "vitest";
import { shaped } from "#web/core/storage/storage.ts";
import {
  isTicked,
  markedAsked,
  restored,
  reworded,
  savedVisits,
  suggestionsOf,
  without,
  withoutSuggestion,
  withOwn,
  withSuggestion,
  questionText,
} from "./visit-questions.ts";

const concern = {
  _id: "c1",
  suggestedquestions: ["Does it hurt?", "Who should I call?"],
  suggestedquestions_es: ["¿Duele?", "¿A quién llamo?"],
};
const [hurts, calls] = suggestionsOf(concern, "en") as [
  ReturnType<typeof suggestionsOf>[number],
  ReturnType<typeof suggestionsOf>[number],
];
const both = withSuggestion(withSuggestion([], hurts, "1"), calls, "2");

test("adds a ticked suggestion once, in both languages", () => {
  expect(withSuggestion(both, hurts, "3")).toEqual(both);
  expect(both.map((question) => questionText(question, "en"))).toEqual([
    "Does it hurt?",
    "Who should I call?",
  ]);
  expect(both.map((question) => questionText(question, "es"))).toEqual([
    "¿Duele?",
    "¿A quién llamo?",
  ]);
});

test("removes only the question whose tick is cleared", () => {
  const rest = withoutSuggestion(both, hurts);
  expect(isTicked(rest, hurts)).toBe(false);
  expect(isTicked(rest, calls)).toBe(true);
});

test("keeps a suggestion ticked when staff reorder, and clears it when they reword it", () => {
  const reordered = {
    ...concern,
    suggestedquestions: concern.suggestedquestions.slice().reverse(),
  };
  const [first] = suggestionsOf(reordered, "en");
  expect(first && isTicked(withSuggestion([], calls, "1"), first)).toBe(true);
  const changed = { ...concern, suggestedquestions: ["Will it hurt?"] };
  const [other] = suggestionsOf(changed, "en");
  expect(other && isTicked(both, other)).toBe(false);
});

test("uses English suggestions where Spanish is missing, and keeps extra Spanish ones", () => {
  const english = { ...concern, suggestedquestions_es: [] };
  expect(
    suggestionsOf(english, "es").map((one) => questionText(one, "es")),
  ).toEqual(concern.suggestedquestions);
  const more = { ...concern, suggestedquestions: ["Does it hurt?"] };
  expect(
    suggestionsOf(more, "es").map((one) => questionText(one, "es")),
  ).toEqual(concern.suggestedquestions_es);
  expect(suggestionsOf(more, "en")).toHaveLength(1);
});

test("adds the visitor's own question as typed, but no blank one", () => {
  const own = withOwn(both, "  What about sports?  ", "3");
  expect(own.slice(-1)[0]).toEqual({
    _id: "3",
    text: "What about sports?",
    text_es: "What about sports?",
    isAsked: false,
  });
  expect(withOwn(both, "   ", "3")).toBe(both);
});

test("adds the visitor's own question once, on one line, and not to a full list", () => {
  const own = withOwn(both, "What about\n sports?", "3");
  expect(own.slice(-1)[0]?.text).toBe("What about sports?");
  expect(withOwn(own, " What about sports?", "4")).toBe(own);
  expect(withOwn(both, "x".repeat(300), "3")).toHaveLength(3);
  expect(withOwn(both, "x".repeat(301), "3")).toBe(both);
  const full = Array.from({ length: 50 }, (_, at) => String(at)).reduce<
    typeof both
  >((list, text) => withOwn(list, text, text), []);
  expect(full).toHaveLength(50);
  expect(withOwn(full, "One more?", "51")).toBe(full);
  expect(withSuggestion(full, hurts, "51")).toBe(full);
});

test("turns a reworded suggestion into one of the parent's own questions, in the same place and state", () => {
  const marked = markedAsked(both, "1", true);
  const changed = reworded(marked, "1", "Does it hurt a lot?");
  expect(changed[0]).toEqual({
    _id: "1",
    text: "Does it hurt a lot?",
    text_es: "Does it hurt a lot?",
    isAsked: true,
  });
  expect(isTicked(changed, hurts)).toBe(false);
  expect(reworded(both, "1", " ")).toEqual(both);
});

test("marks a question as asked and unmarks it", () => {
  const marked = markedAsked(both, "2", true);
  expect(marked.map(({ isAsked }) => isAsked)).toEqual([false, true]);
  expect(markedAsked(marked, "2", false)).toEqual(both);
});

test("restores a removed question to its place, and only once", () => {
  const rest = without(both, "1");
  expect(rest.map(({ _id }) => _id)).toEqual(["2"]);
  const [first] = both;
  expect(first && restored(rest, first, 0)).toEqual(both);
  expect(first && restored(both, first, 0)).toEqual(both);
});

test("reads stored questions back and rejects malformed data", () => {
  expect(shaped(savedVisits, { result: both })).toBeDefined();
  expect(shaped(savedVisits, { result: [{ text: 1 }] })).toBeUndefined();
  expect(shaped(savedVisits, "junk")).toBeUndefined();
});
