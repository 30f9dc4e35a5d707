import { expect, test } from "vitest";
import { shaped } from "#web/core/storage/storage.ts";
import {
  answeredCount,
  answersToSend,
  type QuizQuestion,
  hasAllQuestions,
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

function askedQuestion(
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
  askedQuestion("one", 1, "c1"),
  askedQuestion("two", 2),
  askedQuestion("three", 3, "c2"),
];
const loaded = withQuestion(
  withQuestion(withQuestion(newQuiz, 3, three), 1, one),
  2,
  two,
);

test("keeps the questions already shown when the others are loaded", () => {
  const met = withQuestion(newQuiz, 2, askedQuestion("older", 2));
  expect(hasAllQuestions(newQuiz)).toBe(false);
  expect(hasAllQuestions(met)).toBe(false);
  const full = withQuestions(met, [one, two, three]);
  expect([1, 2, 3].map((at) => questionAt(full, at)?._id)).toEqual([
    "one",
    "older",
    "three",
  ]);
  expect(hasAllQuestions(full)).toBe(true);
});

test("starts a new quiz at the first question", () => {
  expect(nextToAnswer(newQuiz)).toBe(1);
  expect(answersToSend(newQuiz)).toEqual([]);
});

test("continues at the first unanswered question, or at the last when all are answered", () => {
  const some = withAnswer(withAnswer(loaded, one, "A"), three, "E");
  expect(nextToAnswer(some)).toBe(2);
  expect(nextToAnswer(withAnswer(some, two, "B"))).toBe(3);
});

test("continues at a question not yet loaded when all loaded ones are answered", () => {
  expect(
    nextToAnswer(withAnswer(withQuestion(newQuiz, 1, one), one, "A")),
  ).toBe(2);
});

test("sends answers in the order of the questions", () => {
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

test("sends a question only once, even if it was moved and loaded twice", () => {
  const twice = withAnswer(withQuestion(loaded, 4, one), one, "C");
  expect(answersToSend(twice)).toEqual([
    { question: "one", concern: "c1", answer: "C" },
  ]);
});

test("sends with each answer the publication in which its question was read", () => {
  const first = { ...one, publication: 7 };
  const third = { ...three, publication: 8 };
  const read = withQuestion(withQuestion(loaded, 1, first), 3, third);
  const quiz = withAnswer(withAnswer(read, first, "A"), third, "B");
  expect(answersToSend(withAnswer(quiz, two, "C"))).toEqual([
    { question: "one", concern: "c1", answer: "A", publication: 7 },
    { question: "two", concern: null, answer: "C" },
    { question: "three", concern: "c2", answer: "B", publication: 8 },
  ]);
});

test("drops the draft when an answer changes, and keeps it when the same answer is chosen again", () => {
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

test("reads a stored question back unchanged and rejects malformed data", () => {
  expect(questionAt(loaded, 2)).toEqual(two);
  expect(questionAt(loaded, 9)).toBeUndefined();
  expect(shaped(savedQuiz, loaded) !== undefined).toBe(true);
  expect(shaped(savedQuiz, { asked: [], answers: { x: "F" } })).toBeUndefined();
});

test("goes to the next question, after the last one to an unanswered one, and then to submitting", () => {
  expect(stepAfter(loaded, one)).toBe(2);
  expect(stepAfter(loaded, three)).toBe(1);
  const gap = withAnswer(withAnswer(loaded, one, "A"), three, "C");
  expect(stepAfter(gap, three)).toBe(2);
  expect(stepAfter(withAnswer(gap, two, "B"), three)).toBeUndefined();
});

test("counts a submission as in progress until its result is known", () => {
  expect(isInProgress(newQuiz)).toBeUndefined();
  const handedIn = { ...loaded, handInKey: "a" };
  expect(isInProgress(handedIn)).toBe("answers");
  expect(isInProgress({ ...handedIn, draft: "d" })).toBeUndefined();
  const ranked = { ...handedIn, draft: "d", rankKey: "b" };
  expect(isInProgress(ranked)).toBe("order");
  expect(isInProgress({ ...ranked, final: "f" })).toBeUndefined();
  expect(isInProgress(withAnswer(ranked, one, "A"))).toBeUndefined();
});
