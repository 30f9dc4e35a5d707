import * as v from "valibot";
import type { Call, PageRequest } from "#web/core/calls/page-request.ts";
import { newKey } from "#web/core/calls/new-key.ts";
import { parse } from "#web/core/storage/storage.ts";
import {
  newQuiz,
  type SavedQuiz,
  savedQuiz,
  withQuestions,
} from "#web/visitor/quiz/saved-quiz.ts";
import { visitor } from "#web/visitor/quiz/visitor.ts";

/** One visit by plain forms: under the names and in the shapes that scripts store it on the phone. */
const plainVisit = v.object({
  user: v.optional(visitor, {}),
  quiz: v.optional(savedQuiz, newQuiz),
  userResultsId: v.optional(v.string()),
  readResults: v.optional(v.array(v.string())),
  /** Tells this visit from all others, so that handing in the same twice makes one result. */
  key: v.optional(v.string(), newKey),
  /** Whether its beginning was counted. */
  isCounted: v.optional(v.boolean()),
  /** The topics of which this visitor has said what they are like. */
  rated: v.optional(v.array(v.string())),
  /** What was said when the results were texted to a phone. */
  texted: v.optional(v.string()),
});
export type PlainVisit = v.InferOutput<typeof plainVisit>;

export function visitOf({ visit }: PageRequest): PlainVisit {
  return parse(visit.read() ?? "{}", plainVisit) ?? newVisit();
}

export function newVisit(): PlainVisit {
  return { user: {}, quiz: newQuiz, key: newKey() };
}

/** The visitor takes this along; the questions stay here, as everybody may read them. */
export function keepVisit({ visit }: PageRequest, changed: PlainVisit) {
  const quiz = { ...changed.quiz, asked: {} };
  visit.write(JSON.stringify({ ...changed, quiz }));
}

/** The quiz with all questions that are asked at present, whatever was asked when it was begun. */
export async function withAllQuestions(
  quiz: SavedQuiz,
  call: Call,
): Promise<SavedQuiz> {
  const all = await call("GET /api/questions", {});
  return withQuestions({ ...quiz, asked: {} }, all);
}
