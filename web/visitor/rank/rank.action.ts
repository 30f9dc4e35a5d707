import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import type { Result } from "#shared/contract/quiz/results.ts";
import { move } from "#shared/rules/quiz/ordering.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import {
  saveCookieVisit,
  type CookieVisit,
  submissionOf,
  visitOf,
  withAllQuestions,
} from "#web/visitor/quiz/cookie-visit.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { submitRanking } from "#web/visitor/quiz/submit.ts";
import { restoreOrder } from "#web/visitor/quiz/model.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context"> & {
  params: { id: string };
};

const toResults = (id: string) => redirect(href("/results/:id", { id }), 303);

/** Handles a move or the final order, sent without scripts. */
export async function takeRanking({ request, params, context }: Args) {
  const page = context.get(pageRequestContext);
  const filled = await request.formData();
  const before = visitOf(page);
  const draft = await page
    .call("GET /api/results/:id", { params })
    .catch(() => undefined);
  // The page explains that the draft was deleted or cannot be read.
  if (!draft) return redirect(href("/rank/:id", params), 303);
  if (draft.ranked) return toResults(draft._id);
  const isOwn = before.quiz.draft === draft._id;
  // A draft of another visit keeps its answers and names.
  const visit = isOwn ? before : { ...before, user: {}, quiz: newQuiz };
  const order = restoreOrder(draft, visit.quiz).map(({ _id }) => _id);
  const step = filled.get("move");
  if (typeof step === "string")
    return keepOrder(moved(order, step), { draft, visit, page });
  return handIn(order, { draft, visit, page, isOwn }).catch(
    ({ status = 503 }: { status?: number }) =>
      data({ isFailed: true }, { status }),
  );
}

/** Parses the value of a row's button: the concern and its new place. */
function moved(order: string[], step: string): { order: string[]; id: string } {
  const [id = "", to] = step.split(" ");
  return { order: move(order, order.indexOf(id), Number(to)), id };
}

type Ranking = { draft: Result; visit: CookieVisit; page: PageRequest };

function keepOrder(
  { order, id }: ReturnType<typeof moved>,
  { draft, visit, page }: Ranking,
) {
  const quiz = { ...visit.quiz, draft: draft._id, order };
  saveCookieVisit(page, { ...visit, quiz });
  // Redirect to the moved row.
  const row = order.includes(id) ? `#${id}` : "";
  return redirect(`${href("/rank/:id", { id: draft._id })}${row}`, 303);
}

async function handIn(
  order: string[],
  { draft, visit, page, isOwn }: Ranking & { isOwn: boolean },
) {
  const quiz = await withAllQuestions(visit.quiz, page.call);
  const ranked = { ...visit, quiz: { ...quiz, draft: draft._id, order } };
  const id = await submitRanking(submissionOf(page, ranked, isOwn));
  return toResults(id);
}
