import { href } from "react-router";
import { answeredCount } from "#web/visitor/quiz/model.ts";
import { readQuiz } from "#web/visitor/quiz/store.ts";

export type NextStep = { to: string; label: "seeResults" | "goOn" } | undefined;

/** The next step of the quiz on this phone: its results or the next question. */
export function nextStep(): NextStep {
  const quiz = readQuiz();
  if (quiz.final !== undefined)
    return {
      to: href("/results/:id", { id: quiz.final }),
      label: "seeResults",
    };
  if (answeredCount(quiz) > 0) return { to: href("/quiz/:id?"), label: "goOn" };
  return undefined;
}
