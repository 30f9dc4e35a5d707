import { call } from "#web/core/calls/call.ts";
import { changeQuiz, readQuiz } from "./quiz-store.ts";
import { type AskedQuestion, questionAt, withQuestion } from "./saved-quiz.ts";

/** The question at a position: the one this visitor met already, else the server's. */
export async function loadQuestion(position: number): Promise<AskedQuestion> {
  const met = questionAt(readQuiz(), position);
  if (met) return met;
  const params = { number: String(position) };
  const question = await call("GET /api/questions/pos/:number", { params });
  changeQuiz((quiz) => withQuestion(quiz, position, question));
  return question;
}

let isPreloading = false;

/** Brings the coming questions onto this phone, one after the other, before they are needed. */
export async function preloadQuestions(from: number): Promise<void> {
  if (isPreloading) return;
  isPreloading = true;
  try {
    for (let position = from; ; position += 1) {
      const { amount } = await loadQuestion(position);
      if (position >= amount) return;
    }
  } catch {
    // Not now: each question is loaded when its turn comes.
  } finally {
    isPreloading = false;
  }
}
