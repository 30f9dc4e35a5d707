import type { Submission } from "./submit.ts";
import * as v from "valibot";
import type { Call, PageRequest } from "#web/core/calls/page-request.ts";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { parse } from "#web/core/storage/storage.ts";
import {
  answerTo,
  type QuizQuestion,
  newQuiz,
  savedQuiz,
  type SavedQuiz,
  visitor,
  withQuestions,
} from "./model.ts";
import { redirect } from "react-router";

/** One visit by plain forms: under the names and in the shapes that scripts store it on the phone. */
const plainVisit = v.object({
  user: v.optional(visitor, {}),
  quiz: v.optional(savedQuiz, newQuiz),
  userResultsId: v.optional(v.string()),
  readResults: v.optional(v.array(v.string())),
  /** Tells this visit from all others, so that handing in the same twice makes one result. */
  key: v.optional(v.string(), newKey),
  /** Whether its beginning was counted. */
  isCounted: v.optional(v.boolean()),
  /** The topics of which this visitor has said what they are like. */
  rated: v.optional(v.array(v.string())),
  /** What was said when the results were texted to a phone. */
  texted: v.optional(v.string()),
});
export type CookieVisit = v.InferOutput<typeof plainVisit>;

export function visitOf({ visit }: PageRequest): CookieVisit {
  return parse(visit.read() ?? "{}", plainVisit) ?? newVisit();
}

export function newVisit(): CookieVisit {
  return { user: {}, quiz: newQuiz, key: newKey() };
}

/** The visitor takes this along; the questions stay here, as everybody may read them. */
export function saveCookieVisit({ visit }: PageRequest, changed: CookieVisit) {
  const quiz = { ...changed.quiz, asked: {} };
  visit.write(JSON.stringify({ ...changed, quiz }));
}

/** The quiz with all questions that are asked at present, whatever was asked when it was begun. */
export async function withAllQuestions(
  quiz: SavedQuiz,
  call: Call,
): Promise<SavedQuiz> {
  const all = await call("GET /api/questions", {});
  return withQuestions({ ...quiz, asked: {} }, all);
}

/**
 * Leads on from a visit that is over. The browser is asked to delete what scripts have stored and kept
 * on this phone at some other time: names, answers, the pages for times without a connection and the
 * worker that shows them. `"cache"` would delete none of these, only files that say nothing of anybody.
 */
export function endVisit(place: string): Response {
  const headers = { "Clear-Site-Data": '"storage"' };
  return redirect(place, { status: 303, headers });
}

/** Submits a visit without scripts; one of which only the draft's id is known is not kept. */
export function submissionOf(
  page: PageRequest,
  visit: CookieVisit,
  isKept = true,
): Submission {
  let now = visit;
  return {
    call: page.call,
    language: page.language,
    keyOf: (_kind, body) => keyOf(`${visit.key} ${JSON.stringify(body)}`),
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

/** The same for the same text, and nothing that the text could be guessed from. */
export async function keyOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * Counts what `web/core/events.ts` reports, for visitors without scripts: the first answer to each question.
 * The key detects repeats. `server/site/pages/counting.ts` counts the start.
 */
export function countAnswer(
  page: PageRequest,
  { quiz, key }: CookieVisit,
  question: QuizQuestion,
) {
  const { number } = question;
  if (answerTo(quiz, question) === undefined)
    page.count(
      { name: "question_answered", place: "/question/{number}", number },
      `${key} answered ${number}`,
    );
}

export function countSubmission(
  page: PageRequest,
  { key }: CookieVisit,
  draft: string,
) {
  page.count(
    { name: "quiz_finished", place: "/question/{number}" },
    `${key} finished ${draft}`,
  );
}

export function countRanking(
  page: PageRequest,
  { key }: CookieVisit,
  id: string,
) {
  page.count(
    { name: "concerns_ranked", place: "/rank/{id}" },
    `${key} ranked ${id}`,
  );
}

/** Each result once, as on a phone with scripts, which goes on from what is kept of it here. */
export function countReading(
  page: PageRequest,
  visit: CookieVisit,
  id: string,
) {
  const { key, readResults = [] } = visit;
  if (readResults.includes(id)) return;
  page.count(
    { name: "results_read", place: "/results/{id}" },
    `${key} read ${id}`,
  );
  saveCookieVisit(page, { ...visit, readResults: [...readResults, id] });
}
