import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { isRefusal } from "#web/core/calls/call.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import {
  type ConcernFeedback,
  concernFeedbackIn,
  feedbackPlace,
  sendFeedback,
  textIn,
  type UnsentFeedback,
} from "#web/visitor/feedback/feedback.ts";
import {
  endVisit,
  hashText,
  saveCookieVisit,
  visitOf,
} from "#web/visitor/quiz/cookie-visit.ts";
import {
  type RefusedDay,
  type RefusedQuestion,
  takeQuestions,
  toCalendar,
} from "#web/visitor/results/visit/take-questions.ts";
import { type RefusedPhone, textResults } from "./share/text-results.ts";
import { askAgainId } from "./view.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context"> & {
  params: { id: string };
};

/** The data of the page after a form: a question whether to delete everything, or a refused form. */
export type ActionData =
  | { isAsking: true }
  | { isClosed: true }
  | { concern: string; unsent: UnsentFeedback<ConcernFeedback> }
  | RefusedDay
  | RefusedPhone
  | RefusedQuestion;

/** Handles the forms of the results for browsers without scripts. */
export async function resultsAction({ request, params, context }: Args) {
  const page = context.get(pageRequestContext);
  const form = await request.formData();
  switch (form.get("do")) {
    case "ask":
      return { isAsking: true } satisfies ActionData;
    case "end":
      return end(page);
    case "rate":
      return rate(page, params.id, form);
    case "calendar":
      return toCalendar(form);
    case "text":
      return text(page, request.url, form);
    case "answer again":
      return answerAgain(page, params, form);
    case "stay":
      return redirect(href("/results/:id", params), 303);
    default:
      return takeQuestions(page, params.id, form);
  }
}

/** Deletes the visit and its questions, for shared phones. */
async function end(page: PageRequest) {
  const isInvited = visitOf(page).user.contactId !== undefined;
  page.visit.write(undefined);
  await page.questions.forget();
  return endVisit(isInvited ? href("/") : href("/quiz/:id?"));
}

async function rate(page: PageRequest, id: string, form: FormData) {
  const concern = textIn(form, "concern");
  const visit = visitOf(page);
  const feedback = concernFeedbackIn(form, concern);
  const key = await hashText(`${visit.key} ${JSON.stringify(feedback)}`);
  const refused = await sendFeedback(page.call, feedback, key);
  if (refused) {
    const { status, problem } = refused;
    const unsent = { feedback, problem };
    return data({ concern, unsent } satisfies ActionData, { status });
  }
  const { rated = [] } = visit;
  if (!rated.includes(concern))
    saveCookieVisit(page, { ...visit, rated: [...rated, concern] });
  const place = href("/results/:id", { id });
  return redirect(`${place}#${feedbackPlace(concern)}`, 303);
}

/** The server refuses the answer if staff switched the question off in the meantime. */
async function answerAgain(
  page: PageRequest,
  params: Args["params"],
  form: FormData,
) {
  const answer = answerOptions.find((each) => each === form.get("answer"));
  try {
    if (answer)
      await page.call("POST /api/results/:id/second-answer", {
        params,
        body: { answer },
      });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data({ isClosed: true } satisfies ActionData, { status: 422 });
  }
  return redirect(`${href("/results/:id", params)}#${askAgainId}`, 303);
}

async function text(page: PageRequest, address: string, form: FormData) {
  const { pathname, href: link } = new URL(address);
  const visit = visitOf(page);
  const { smsMessage } = resultsWords[page.language];
  const outcome = await textResults(textIn(form, "phone"), smsMessage(link), {
    call: page.call,
    keyOf: (body) => hashText(`${visit.key} ${JSON.stringify(body)}`),
  });
  if (!outcome.isSent) {
    const { phone, isWrong, reasons } = outcome;
    const refused = { phone, isWrong, reasons } satisfies ActionData;
    return data(refused, { status: outcome.status });
  }
  saveCookieVisit(page, { ...visit, texted: outcome.reply });
  return redirect(`${pathname}#text-message`, 303);
}
