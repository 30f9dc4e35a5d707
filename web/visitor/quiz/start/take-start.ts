import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { type Call, pageRequestContext } from "#web/core/calls/page-request.ts";
import { namesIn } from "./names.ts";
import { nextToAnswer } from "#web/visitor/quiz/saved-quiz.ts";
import { withoutNames } from "#web/visitor/quiz/visitor.ts";
import {
  keepVisit,
  newVisit,
  type PlainVisit,
  visitOf,
  withAllQuestions,
} from "#web/visitor/quiz/plain/plain-visit.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context"> & {
  params: { id?: string | undefined };
};

/** The start form as a browser without scripts sends it. */
export async function takeStart({ request, params, context }: Args) {
  const page = context.get(pageRequestContext);
  const filled = await request.formData();
  const before = visitOf(page);
  if (filled.get("do") === "over") {
    const user = withoutNames(before.user);
    if (user.contactId) keepVisit(page, { ...newVisit(), user });
    else page.carried.write(undefined);
    return redirect(href("/quiz/:id?"), 303);
  }
  if (filled.get("do") === "adopted") {
    page.carried.write(undefined);
    return redirect(href("/quiz/:id?"), 303);
  }
  const names = namesIn(filled);
  if (names.parentName === "")
    return data({ names, isNameMissing: true }, { status: 422 });
  const visit = await invited(before, params.id, page.call);
  const { information } = await page.call("GET /api/settings", {});
  const user = { ...visit.user, ...names, information: information.version };
  keepVisit(page, { ...visit, user });
  const known = user.contactId && (await resultOf(user.contactId, page.call));
  if (known) return redirect(href("/results/:id", { id: known }), 303);
  const next = nextToAnswer(await withAllQuestions(visit.quiz, page.call));
  return redirect(href("/question/:number", { number: String(next) }), 303);
}

/** Another family's link starts with a clean slate; one that does not open is left aside. */
async function invited(
  visit: PlainVisit,
  contactId: string | undefined,
  call: Call,
): Promise<PlainVisit> {
  if (contactId === undefined || visit.user.contactId === contactId)
    return visit;
  const params = { id: contactId };
  const isKnown = await call("GET /api/contacts/:id", { params }).then(
    () => true,
    () => false,
  );
  return isKnown ? { ...newVisit(), user: { contactId } } : visit;
}

/** The results that an invited family has already. */
async function resultOf(id: string, call: Call): Promise<string | undefined> {
  const result = await call("GET /api/results/user/:id", {
    params: { id },
  }).catch(() => ({}));
  return "_id" in result ? result._id : undefined;
}
