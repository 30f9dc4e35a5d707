import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import {
  type ConcernFeedback,
  concernFeedbackIn,
  feedbackPlace,
  textIn,
} from "#web/visitor/feedback/feedback-in.ts";
import {
  sendPlainly,
  type Unsent,
} from "#web/visitor/feedback/plain/send-plainly.ts";
import {
  endVisit,
  keepVisit,
  visitOf,
} from "#web/visitor/quiz/cookie-visit.ts";
import {
  type RefusedQuestion,
  takeQuestions,
} from "#web/visitor/results/visit/take-questions.ts";
import {
  type RefusedDay,
  toCalendar,
} from "#web/visitor/results/visit/plain/to-calendar.ts";
import { type RefusedPhone, textPlainly } from "./text-plainly.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context"> & {
  params: { id: string };
};

/** What the page shows once more: the question whether to delete all, or what was not taken. */
export type Answered =
  | { isAsking: true }
  | { concern: string; unsent: Unsent<ConcernFeedback> }
  | RefusedDay
  | RefusedPhone
  | RefusedQuestion;

/** What the forms of the results send without scripts. */
export async function takeResults({ request, params, context }: Args) {
  const page = context.get(pageRequestContext);
  const filled = await request.formData();
  const what = filled.get("do");
  if (what === "ask") return { isAsking: true } satisfies Answered;
  if (what === "end") return end(page);
  if (what === "rate") return rate(page, params.id, filled);
  if (what === "calendar") return toCalendar(filled);
  if (what === "text") return textPlainly(page, request.url, filled);
  if (what === "stay") return redirect(href("/results/:id", params), 303);
  return takeQuestions(page, params.id, filled);
}

/** Somebody else may use this phone next: the visit and its questions are deleted. */
async function end(page: PageRequest) {
  const isInvited = visitOf(page).user.contactId !== undefined;
  page.visit.write(undefined);
  await page.questions.forget();
  return endVisit(isInvited ? href("/") : href("/quiz/:id?"));
}

async function rate(page: PageRequest, id: string, filled: FormData) {
  const concern = textIn(filled, "concern");
  const visit = visitOf(page);
  const feedback = concernFeedbackIn(filled, concern);
  const unsent = await sendPlainly(page, feedback, visit.key);
  if (unsent) {
    const { status, ...shown } = unsent;
    return data({ concern, unsent: shown } satisfies Answered, { status });
  }
  const { rated = [] } = visit;
  if (!rated.includes(concern))
    keepVisit(page, { ...visit, rated: [...rated, concern] });
  const place = href("/results/:id", { id });
  return redirect(`${place}#${feedbackPlace(concern)}`, 303);
}
