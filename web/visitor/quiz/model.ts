import * as v from "valibot";
import {
  type AnswerOption,
  answerOptions,
  answerLabels,
} from "#shared/rules/quiz/answers.ts";
import type { Language } from "#shared/rules/language.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import { isPermutation } from "#shared/rules/quiz/ordering.ts";

const text = v.string();

const askedQuestion = v.object({
  _id: text,
  concern: v.nullable(text),
  number: v.number(),
  amount: v.number(),
  text,
  text_es: text,
  description: text,
  description_es: text,
  ...answerLabels(() => text),
  publication: v.optional(v.number()),
});
export type QuizQuestion = v.InferOutput<typeof askedQuestion>;

/** One run through the quiz: its questions, answers and progress. */
export const savedQuiz = v.object({
  /** The questions by position. Each stays as it was first shown, even if staff change it later. */
  asked: v.record(text, askedQuestion),
  answers: v.record(text, v.picklist(answerOptions)),
  /** The version of the site in which each answered question was read, by question id. */
  publications: v.optional(v.record(text, v.optional(v.number()))),
  /** The idempotency key of the submission. */
  handInKey: v.optional(text),
  rankKey: v.optional(text),
  draft: v.optional(text),
  /** The id of the result with exactly these answers. It is deleted when an answer changes. */
  final: v.optional(text),
  order: v.optional(v.array(text)),
});
export type SavedQuiz = v.InferOutput<typeof savedQuiz>;

export const newQuiz: SavedQuiz = { asked: {}, answers: {} };

export function questionAt(
  quiz: SavedQuiz,
  position: number,
): QuizQuestion | undefined {
  return quiz.asked[position];
}

export function withQuestion(
  quiz: SavedQuiz,
  position: number,
  question: QuizQuestion,
): SavedQuiz {
  return { ...quiz, asked: { ...quiz.asked, [position]: question } };
}

/** Adds questions; those already shown to this visitor stay as they were. */
export function withQuestions(
  quiz: SavedQuiz,
  questions: QuizQuestion[],
): SavedQuiz {
  const all = questions.map((question) => [question.number, question]);
  return { ...quiz, asked: { ...Object.fromEntries(all), ...quiz.asked } };
}

/** Whether every question has been loaded. */
export function hasAllQuestions({ asked }: SavedQuiz): boolean {
  return Object.keys(asked).length >= (asked[1]?.amount ?? Infinity);
}

export function storedAnswer(
  quiz: SavedQuiz,
  question: QuizQuestion,
): AnswerOption | undefined {
  return quiz.answers[question._id];
}

/** Sets an answer. A changed answer drops the earlier submission. */
export function withAnswer(
  quiz: SavedQuiz,
  question: QuizQuestion,
  answer: AnswerOption,
): SavedQuiz {
  const { _id, publication } = question;
  if (quiz.answers[_id] === answer) return quiz;
  const { asked, answers, publications } = quiz;
  return {
    asked,
    answers: { ...answers, [_id]: answer },
    publications: { ...publications, [_id]: publication },
  };
}

function inOrder({ asked }: SavedQuiz): QuizQuestion[] {
  return Object.entries(asked)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, question]) => question);
}

/** The first unanswered question, or the last question when all are answered. */
export function nextToAnswer(quiz: SavedQuiz): number {
  const questions = inOrder(quiz);
  const open = questions.findIndex(
    (question) => !(question._id in quiz.answers),
  );
  if (open >= 0) return open + 1;
  const amount = questions[questions.length - 1]?.amount ?? 1;
  return Math.min(questions.length + 1, amount);
}

/** The step after a question: the next question, an unanswered one, or submitting. */
export function stepAfter(
  quiz: SavedQuiz,
  { number, amount }: QuizQuestion,
): number | undefined {
  if (number < amount) return number + 1;
  const open = nextToAnswer(quiz);
  return open < number ? open : undefined;
}

/** The quiz with the same answers, as if it had not been submitted. */
export function withoutDraft(quiz: SavedQuiz): SavedQuiz {
  const { asked, answers, publications } = quiz;
  return { asked, answers, publications };
}

/** Whether a submission may not have arrived yet, as far as this phone knows. It is retried with the same key. */
export function isInProgress({
  handInKey,
  draft,
  rankKey,
  final,
}: SavedQuiz): "answers" | "order" | undefined {
  if (draft === undefined) return handInKey ? "answers" : undefined;
  return rankKey && final === undefined ? "order" : undefined;
}

export function answeredCount({ answers }: SavedQuiz): number {
  return Object.keys(answers).length;
}

/** The answers to send, each question once, in the order of the questions. */
export function answersToSend(quiz: SavedQuiz) {
  const seen = new Set<string>();
  return inOrder(quiz).flatMap(({ _id, concern }) => {
    const answer = quiz.answers[_id];
    if (answer === undefined || seen.has(_id)) return [];
    seen.add(_id);
    const publication = quiz.publications?.[_id];
    return [{ question: _id, concern, answer, publication }];
  });
}

export const visitor = v.object({
  parentName: v.optional(v.string()),
  childName: v.optional(v.string()),
  contactId: v.optional(v.string()),
  /** The version of the information that was shown when the quiz was started. */
  information: v.optional(v.number()),
});
export type Visitor = v.InferOutput<typeof visitor>;

/** The visitor after a restart: the names are gone, the invitation stays. */
export function withoutNames({ contactId }: Visitor): Visitor {
  return contactId === undefined ? {} : { contactId };
}

/** The part of the body that both submissions share: the visitor and the answers. */
export function filledIn(
  { parentName = "", childName, contactId, information }: Visitor,
  quiz: SavedQuiz,
  language: Language,
) {
  return {
    parentname: parentName,
    ...(childName ? { childname: childName } : {}),
    ...(contactId ? { contact: contactId } : {}),
    ...(information ? { information } : {}),
    language,
    answers: answersToSend(quiz),
  };
}

function entryOf(filled: FormData, name: string): string {
  const entry = filled.get(name);
  return typeof entry === "string" ? entry.trim().slice(0, nameLimit) : "";
}

export type Names = { parentName: string; childName: string };

/** Reads the names from a start form, in the browser or on the server. */
export function namesIn(filled: FormData): Names {
  return {
    parentName: entryOf(filled, "parentName"),
    childName: entryOf(filled, "childName"),
  };
}

export type RankedConcern = Result["orderedConcerns"][number];

/** The order that the visitor stored for this draft. If it does not contain the same concerns, the proposed order. */
export function restoreOrder(
  { _id, orderedConcerns }: Result,
  { draft, order }: SavedQuiz,
): RankedConcern[] {
  const ids = orderedConcerns.map((concern) => concern._id);
  if (draft !== _id || order === undefined || !isPermutation(order, ids))
    return orderedConcerns;
  return order.flatMap((id) =>
    orderedConcerns.filter((concern) => concern._id === id),
  );
}
