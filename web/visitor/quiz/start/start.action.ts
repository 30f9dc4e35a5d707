import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { mayPrefill } from "#shared/rules/outreach/contacts/invitation.ts";
import {
  type Call,
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import {
  type Names,
  namesIn,
  nextToAnswer,
  type Visitor,
  withoutNames,
} from "#web/visitor/quiz/model.ts";
import {
  endVisit,
  saveCookieVisit,
  newVisit,
  type CookieVisit,
  visitOf,
  withAllQuestions,
} from "#web/visitor/quiz/cookie-visit.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context"> & {
  params: { id?: string | undefined };
};

/** Handles the start form without scripts. */
export async function takeStart({ request, params, context }: Args) {
  const page = context.get(pageRequestContext);
  const filled = await request.formData();
  const before = visitOf(page);
  if (filled.get("do") === "over") {
    const user = withoutNames(before.user);
    if (user.contactId) saveCookieVisit(page, { ...newVisit(), user });
    else page.visit.write(undefined);
    await page.questions.forget();
    return endVisit(href("/quiz/:id?"));
  }
  if (filled.get("do") === "adopted") {
    page.visit.write(undefined);
    return redirect(href("/quiz/:id?"), 303);
  }
  const visit = await invited(before, params.id, page);
  if (filled.get("do") === "open") return fillIn(visit, params.id, page);
  const names = namesIn(filled);
  if (names.parentName === "") return answered({ names }, 422);
  const { information } = await page.call("GET /api/settings", {});
  const user = { ...visit.user, ...names, information: information.version };
  saveCookieVisit(page, { ...visit, user });
  const ranked = await rankedBefore(user, page.call);
  if (ranked) return ranked;
  const next = nextToAnswer(await withAllQuestions(visit.quiz, page.call));
  return redirect(href("/question/:number", { number: String(next) }), 303);
}

/** The data with which the start page is shown again: incomplete names, or an unknown link. */
export type StartReply = { names?: Names; isUnknown?: boolean };

const answered = (what: StartReply, status: number) => data(what, { status });

/** Loads the same data as scripts do when a personal link is opened. */
async function fillIn(
  visit: CookieVisit,
  contactId: string | undefined,
  page: PageRequest,
) {
  if (visit.user.contactId !== contactId)
    return answered({ isUnknown: true }, 200);
  saveCookieVisit(page, visit);
  return (await rankedBefore(visit.user, page.call)) ?? answered({}, 200);
}

/** Empties the visit for another family's link; ignores an unknown link. */
async function invited(
  visit: CookieVisit,
  contactId: string | undefined,
  { call, questions }: PageRequest,
): Promise<CookieVisit> {
  const isSame = visit.user.contactId === contactId;
  if (contactId === undefined || (isSame && visit.user.parentName))
    return visit;
  const params = { id: contactId };
  const contact = await call("GET /api/contacts/:id", { params }).catch(
    () => undefined,
  );
  if (!contact) return visit;
  const mayUse = mayPrefill(contact.date, new Date().toISOString());
  const names = { parentName: contact.name, childName: contact.childname };
  const user = { contactId, ...(mayUse ? names : {}) };
  if (isSame) return { ...visit, user };
  // Even a browser without a visit may still hold this family's questions.
  if (Object.keys(visit.user).length > 0) await questions.forget();
  return { ...newVisit(), user };
}

/** Redirects an invited family to its existing results. */
async function rankedBefore({ contactId }: Visitor, call: Call) {
  if (contactId === undefined) return undefined;
  const params = { id: contactId };
  const result = await call("GET /api/results/user/:id", { params }).catch(
    () => ({}),
  );
  if (!("_id" in result)) return undefined;
  return redirect(href("/results/:id", { id: result._id }), 303);
}
