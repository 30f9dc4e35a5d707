import type { Submission } from "./submit.ts";
import * as v from "valibot";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import type { Call, PageRequest } from "#web/core/calls/page-request.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { parse } from "#web/core/storage/storage.ts";
import {
  newQuiz,
  savedQuiz,
  type SavedQuiz,
  visitor,
  withQuestions,
} from "./model.ts";
import { redirect } from "react-router";

/** A visit by plain forms, with the same keys and shapes as in the phone's storage. */
const plainVisit = v.object({
  user: v.optional(visitor, {}),
  quiz: v.optional(savedQuiz, newQuiz),
  userResultsId: v.optional(v.string()),
  /** The idempotency key of this visit, so that submitting twice makes one result. */
  key: v.optional(v.string(), newKey),
});
export type CookieVisit = v.InferOutput<typeof plainVisit>;

export function visitIn(text = "{}"): CookieVisit {
  return parse(text, plainVisit) ?? newVisit();
}

export function visitOf({ visit }: PageRequest): CookieVisit {
  return visitIn(visit.read());
}

export function newVisit(): CookieVisit {
  return { user: {}, quiz: newQuiz, key: newKey() };
}

/** Saves the visit in the cookie, without the question texts, which are public. */
export function saveCookieVisit({ visit }: PageRequest, changed: CookieVisit) {
  const quiz = { ...changed.quiz, asked: {} };
  visit.write(JSON.stringify({ ...changed, quiz }));
}

/** The quiz with all current questions, including those added since it was started. */
export async function withAllQuestions(
  quiz: SavedQuiz,
  call: Call,
): Promise<SavedQuiz> {
  const all = await call("GET /api/questions", { query: withPlaceholder });
  return withQuestions({ ...quiz, asked: {} }, all);
}

/**
 * Redirects after the end of a visit. Clear-Site-Data deletes everything that scripts stored earlier on this phone:
 * names, answers, cached pages and the service worker. `"cache"` would delete only public files.
 */
export function endVisit(place: string): Response {
  const headers = { "Clear-Site-Data": '"storage"' };
  return redirect(place, { status: 303, headers });
}

/** How a visit without scripts is submitted. Unless `isKept`, nothing is written to its cookie. */
export function submissionOf(
  page: PageRequest,
  visit: CookieVisit,
  isKept = true,
): Submission {
  let now = visit;
  return {
    call: page.call,
    language: page.language,
    keyOf: (_kind, body) => hashText(`${visit.key} ${JSON.stringify(body)}`),
    store: {
      read: () => now,
      submitted(kind, id) {
        const name = kind === "answers" ? "draft" : "final";
        const quiz = { ...now.quiz, [name]: id };
        now = { ...now, quiz, userResultsId: id };
        if (isKept) saveCookieVisit(page, now);
      },
      forgetContact() {
        const { contactId: _, ...user } = now.user;
        now = { ...now, user };
      },
    },
  };
}

/** A hash that is the same for the same text and does not reveal it. */
export async function hashText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
