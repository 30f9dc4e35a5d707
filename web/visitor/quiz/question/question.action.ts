import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import {
  storedAnswer,
  nextToAnswer,
  type QuizQuestion,
  type SavedQuiz,
  stepAfter,
  withAnswer,
} from "#web/visitor/quiz/model.ts";
import {
  saveCookieVisit,
  type CookieVisit,
  submissionOf,
  visitOf,
  withAllQuestions,
} from "#web/visitor/quiz/cookie-visit.ts";
import { submitQuiz } from "#web/visitor/quiz/submit.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context"> & {
  params: { number?: string };
};

/** Why a question is shown again. */
export type AnswerProblem = "chooseFirst" | "cannotAnswer";

const toStart = () => redirect(href("/quiz/:id?"), 303);
const toQuestion = (number: number) =>
  redirect(href("/question/:number", { number: String(number) }), 303);

function refused(problem: AnswerProblem, status: number) {
  return data({ problem }, { status });
}

/**
 * Saves an answer of a plain form and redirects to the next step. Asks for a missing name only after the last question:
 * a family that answers before its scripts load has its name and earlier answers on the phone.
 */
export async function takeAnswer({ request, params, context }: Args) {
  const page = context.get(pageRequestContext);
  const filled = await request.formData();
  const before = visitOf(page);
  const all = await withAllQuestions(before.quiz, page.call);
  const visit = { ...before, quiz: answered(all, filled) };
  saveCookieVisit(page, visit);
  const number = Number(params.number);
  if (filled.get("do") === "back")
    return number > 1 ? toQuestion(number - 1) : toStart();
  const question = askedIn(visit.quiz, filled);
  // The question was removed by staff since.
  if (!question) return toQuestion(nextToAnswer(visit.quiz));
  if (storedAnswer(visit.quiz, question) === undefined)
    return refused("chooseFirst", 422);
  // Count from the place that the visitor saw, because staff may have moved the question since.
  const place = Math.min(number, question.amount);
  if (place === question.amount && !visit.user.parentName) return toStart();
  const step = stepAfter(visit.quiz, { ...question, number: place });
  if (step !== undefined) return toQuestion(step);
  return handIn(visit, page).catch(({ status = 503 }: { status?: number }) =>
    refused("cannotAnswer", status),
  );
}

/**
 * Finds the question by its id, because staff may have moved another one to its place. The form says which version
 * was read, because staff may also have reworded it.
 */
function askedIn(quiz: SavedQuiz, filled: FormData): QuizQuestion | undefined {
  const id = filled.get("question");
  const question = Object.values(quiz.asked).find(({ _id }) => _id === id);
  const publication = Number(filled.get("publication"));
  const isKnown = Number.isInteger(publication) && publication > 0;
  return question && isKnown ? { ...question, publication } : question;
}

function answered(quiz: SavedQuiz, filled: FormData): SavedQuiz {
  const question = askedIn(quiz, filled);
  const letter = filled.get("answer");
  const answer = answerOptions.find((option) => option === letter);
  return question && answer ? withAnswer(quiz, question, answer) : quiz;
}

async function handIn(
  visit: CookieVisit,
  page: PageRequest,
): Promise<Response> {
  const id = await submitQuiz(submissionOf(page, visit));
  return redirect(href("/rank/:id", { id }), 303);
}
