import { expect, test } from "vitest";
import { shaped } from "#web/core/storage/storage.ts";
import {
  answeredCount,
  answersToSend,
  type QuizQuestion,
  hasAllAnswers,
  newQuiz,
  nextToAnswer,
  questionAt,
  savedQuiz,
  stepAfter,
  isInProgress,
  withAnswer,
  withQuestion,
  withQuestions,
} from "./model.ts";

function asked(
  _id: string,
  number: number,
  concern: string | null = null,
): QuizQuestion {
  const labels = { labelA: "", labelB: "", labelC: "", labelD: "", labelE: "" };
  const labels_es = {
    labelA_es: "",
    labelB_es: "",
    labelC_es: "",
    labelD_es: "",
    labelE_es: "",
  };
  const wording = {
    text: _id,
    text_es: _id,
    description: "",
    description_es: "",
  };
  return {
    _id,
    number,
    amount: 3,
    concern,
    ...wording,
    ...labels,
    ...labels_es,
  };
}

const [one, two, three] = [
  asked("one", 1, "c1"),
  asked("two", 2),
  asked("three", 3, "c2"),
];
const loaded = withQuestion(
  withQuestion(withQuestion(newQuiz, 3, three), 1, one),
  2,
  two,
);

test("questions that are met already stay as they were when all others come", () => {
  const met = withQuestion(newQuiz, 2, asked("older", 2));
  expect(hasAllAnswers(newQuiz)).toBe(false);
  expect(hasAllAnswers(met)).toBe(false);
  const full = withQuestions(met, [one, two, three]);
  expect([1, 2, 3].map((at) => questionAt(full, at)?._id)).toEqual([
    "one",
    "older",
    "three",
  ]);
  expect(hasAllAnswers(full)).toBe(true);
});

test("a new quiz begins with the first question", () => {
  expect(nextToAnswer(newQuiz)).toBe(1);
  expect(answersToSend(newQuiz)).toEqual([]);
});

test("it goes on with the first question without an answer, and ends with the last", () => {
  const some = withAnswer(withAnswer(loaded, one, "A"), three, "E");
  expect(nextToAnswer(some)).toBe(2);
  expect(nextToAnswer(withAnswer(some, two, "B"))).toBe(3);
});

test("a question that is not loaded yet comes next when all loaded ones are answered", () => {
  expect(
    nextToAnswer(withAnswer(withQuestion(newQuiz, 1, one), one, "A")),
  ).toBe(2);
});

test("answers are sent in the order of the questions, however they were given", () => {
  const all = withAnswer(
    withAnswer(withAnswer(loaded, three, "E"), two, "B"),
    one,
    "A",
  );
  expect(answersToSend(all)).toEqual([
    { question: "one", concern: "c1", answer: "A" },
    { question: "two", concern: null, answer: "B" },
    { question: "three", concern: "c2", answer: "E" },
  ]);
  expect(answeredCount(all)).toBe(3);
});

test("a question that staff moved and that came twice is sent once", () => {
  const twice = withAnswer(withQuestion(loaded, 4, one), one, "C");
  expect(answersToSend(twice)).toEqual([
    { question: "one", concern: "c1", answer: "C" },
  ]);
});

test("changing an answer forgets what was handed in; giving the same again does not", () => {
  const handedIn = {
    ...withAnswer(loaded, one, "A"),
    draft: "d",
    final: "f",
    handInKey: "k",
    order: ["c1"],
  };
  expect(withAnswer(handedIn, one, "A")).toBe(handedIn);
  const changed = withAnswer(handedIn, one, "B");
  expect(changed).not.toHaveProperty("draft");
  expect(changed).not.toHaveProperty("final");
  expect(changed).not.toHaveProperty("handInKey");
  expect(changed).not.toHaveProperty("order");
});

test("a question stays as it was met, and foreign junk in its place is refused", () => {
  expect(questionAt(loaded, 2)).toEqual(two);
  expect(questionAt(loaded, 9)).toBeUndefined();
  expect(shaped(savedQuiz, loaded) !== undefined).toBe(true);
  expect(shaped(savedQuiz, { asked: [], answers: { x: "F" } })).toBeUndefined();
});

test("after a question comes the next one, after the last what was left out, then the hand-in", () => {
  expect(stepAfter(loaded, one)).toBe(2);
  expect(stepAfter(loaded, three)).toBe(1);
  const gap = withAnswer(withAnswer(loaded, one, "A"), three, "C");
  expect(stepAfter(gap, three)).toBe(2);
  expect(stepAfter(withAnswer(gap, two, "B"), three)).toBeUndefined();
});

test("what was handed in is under way until its result is known", () => {
  expect(isInProgress(newQuiz)).toBeUndefined();
  const handedIn = { ...loaded, handInKey: "a" };
  expect(isInProgress(handedIn)).toBe("answers");
  expect(isInProgress({ ...handedIn, draft: "d" })).toBeUndefined();
  const ranked = { ...handedIn, draft: "d", rankKey: "b" };
  expect(isInProgress(ranked)).toBe("order");
  expect(isInProgress({ ...ranked, final: "f" })).toBeUndefined();
  expect(isInProgress(withAnswer(ranked, one, "A"))).toBeUndefined();
});
