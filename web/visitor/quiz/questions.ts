import { call } from "#web/core/calls/call.ts";
import { changeQuiz, readQuiz } from "./quiz-store.ts";
import {
  type AskedQuestion,
  hasAll,
  questionAt,
  withQuestion,
  withQuestions,
} from "./saved-quiz.ts";

/** The question at a position: the one this visitor met already, else the server's. */
export async function loadQuestion(position: number): Promise<AskedQuestion> {
  const met = questionAt(readQuiz(), position);
  if (met) return met;
  const params = { number: String(position) };
  const question = await call("GET /api/questions/pos/:number", { params });
  changeQuiz((quiz) => withQuestion(quiz, position, question));
  return question;
}

let preloading: Promise<void> | undefined;

async function preload() {
  try {
    const all = await call("GET /api/questions", {});
    changeQuiz((quiz) => withQuestions(quiz, all));
  } catch {
    // Not now: each question is loaded when its turn comes.
  } finally {
    preloading = undefined;
  }
}

/** Brings all questions onto this phone before they are needed; those met already stay as they were met. */
export async function preloadQuestions(): Promise<void> {
  if (!hasAll(readQuiz())) await (preloading ??= preload());
}
