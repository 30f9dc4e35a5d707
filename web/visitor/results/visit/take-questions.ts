import { data, href, redirect } from "react-router";
import { dayBefore } from "#shared/rules/days.ts";
import { problemOfDay } from "#shared/rules/quiz/visit/calendar-file.ts";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import type { PageRequest } from "#web/core/calls/page-request.ts";
import { firstName } from "#web/visitor/first-name.ts";
import { visitOf } from "#web/visitor/quiz/cookie-visit.ts";
import { textIn } from "#web/visitor/feedback/feedback.ts";
import {
  changeQuestions,
  markedAsked,
  problemOfOwn,
  reworded,
  suggestionsOf,
  type VisitQuestion,
  withNameIn,
  without,
  withoutSuggestion,
  withOwn,
  withSuggestion,
  questionText,
} from "./visit-questions.ts";

/** Why the server refused the visitor's own question. */
export type RefusedQuestion = {
  problem: NonNullable<ReturnType<typeof problemOfOwn>>;
  own: string;
  /** The id of the question to reword. */
  question?: string;
};

function failed({ status = 503 }: { status?: number }): never {
  throw data(null, { status });
}

const textsIn = (filled: FormData, name: string) =>
  filled.getAll(name).filter((entry) => typeof entry === "string");

/** Handles the forms of the visit questions sent without scripts. */
export async function takeQuestions(
  page: PageRequest,
  id: string,
  filled: FormData,
) {
  const params = { id };
  const { ranked } = await page
    .call("GET /api/results/:id", { params })
    .catch(failed);
  if (!ranked) return redirect(href("/rank/:id", params), 303);
  const before = page.questions.saved?.questions ?? [];
  const refused = refusedIn(filled, before);
  if (refused) return data(refused, { status: 422 });
  const after = await changed(before, filled, page);
  await changeQuestions(() => after, {
    read: () => before,
    save: page.questions.save,
  }).catch(failed);
  const path = href("/results/:id", params);
  // With `saved`, the next page checks that the browser has sent the cookie back.
  return redirect(`${path}?saved#my-questions`, 303);
}

function refusedIn(
  filled: FormData,
  questions: VisitQuestion[],
): RefusedQuestion | undefined {
  const [own = ""] = textsIn(filled, "own");
  const what = filled.get("do");
  if (what !== "own" && what !== "reword") return undefined;
  // A full list may still be reworded, so check the length only for a new question.
  const problem = problemOfOwn(what === "own" ? questions : [], own);
  const [question = ""] = textsIn(filled, "question");
  return problem && { problem, own, ...(what === "reword" && { question }) };
}

async function changed(
  questions: VisitQuestion[],
  filled: FormData,
  page: PageRequest,
): Promise<VisitQuestion[]> {
  const [removed] = textsIn(filled, "remove");
  if (removed !== undefined)
    return without(withAsked(questions, filled), removed);
  switch (filled.get("do")) {
    case "own":
      return withOwn(questions, textsIn(filled, "own").join(" "), newKey());
    case "reword":
      return inOtherWords(questions, filled, page);
    case "asked":
      return withAsked(questions, filled);
    case "choose":
      return withChosen(questions, filled, page);
    default:
      return questions;
  }
}

/**
 * Marks questions as asked or not. Applies only what was changed on the submitted page, because another tab may have
 * changed the rest.
 */
function withAsked(questions: VisitQuestion[], filled: FormData) {
  const [are, were] = [textsIn(filled, "asked"), textsIn(filled, "was")];
  const marked = are
    .filter((id) => !were.includes(id))
    .reduce((list, id) => markedAsked(list, id, true), questions);
  return were
    .filter((id) => !are.includes(id))
    .reduce((list, id) => markedAsked(list, id, false), marked);
}

/** Rewords a question. If the words are the same, changes nothing. */
function inOtherWords(
  questions: VisitQuestion[],
  filled: FormData,
  { language }: PageRequest,
) {
  const [id = ""] = textsIn(filled, "question");
  const after = reworded(questions, id, textsIn(filled, "own").join(" "));
  const isChanged = after.some((question, at) => {
    const before = questions[at];
    return (
      before &&
      questionText(before, language) !== questionText(question, language)
    );
  });
  return isChanged ? after : questions;
}

async function withChosen(
  questions: VisitQuestion[],
  filled: FormData,
  page: PageRequest,
): Promise<VisitQuestion[]> {
  const [id = ""] = textsIn(filled, "topic");
  const topic = await page
    .call("GET /api/concerns/:id", { params: { id }, query: withPlaceholder })
    .catch(failed);
  const { childName = "" } = visitOf(page).user;
  const concern = withNameIn(topic, firstName(childName));
  const [are, were] = [textsIn(filled, "tick"), textsIn(filled, "was")];
  return suggestionsOf(concern, page.language).reduce((list, suggestion) => {
    const [is, was] = [are, were].map((all) => all.includes(suggestion.text));
    if (is === was) return list;
    return is
      ? withSuggestion(list, suggestion, newKey())
      : withoutSuggestion(list, suggestion);
  }, questions);
}

/** The refused day, and why it was refused. */
export type RefusedDay = {
  day: string;
  dayProblem: NonNullable<ReturnType<typeof problemOfDay>>;
};

/** Redirects to the calendar file of the chosen day, which server/site/pages/forms/calendar.ts creates. */
export function toCalendar(form: FormData) {
  const day = textIn(form, "day");
  // The visitor's time zone is unknown, so yesterday is accepted as well.
  const dayProblem = problemOfDay(day, dayBefore(new Date().toISOString()));
  const file = `/calendar/${day}`;
  if (!dayProblem) return redirect(file, 303);
  return data({ day, dayProblem } satisfies RefusedDay, { status: 422 });
}
