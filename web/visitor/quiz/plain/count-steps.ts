import type { PageRequest } from "#web/core/calls/page-request.ts";
import { answerTo, type AskedQuestion } from "#web/visitor/quiz/saved-quiz.ts";
import { keepVisit, type PlainVisit } from "./plain-visit.ts";

/**
 * What scripts report of a visit (web/core/events.ts), for visitors who run none. The key tells a
 * step from its repeats; it follows from the visit's own key, and leads back to nobody. The start is
 * counted with the first question that is shown (server/pages/carried-page.ts).
 */

/** The first answer to each question. */
export function countAnswer(
  page: PageRequest,
  { quiz, key }: PlainVisit,
  question: AskedQuestion,
) {
  const { number } = question;
  if (answerTo(quiz, question) === undefined)
    page.count(
      { name: "question_answered", place: "/question/{number}", number },
      `${key} answered ${number}`,
    );
}

export function countHandIn(
  page: PageRequest,
  { key }: PlainVisit,
  draft: string,
) {
  page.count(
    { name: "quiz_finished", place: "/question/{number}" },
    `${key} finished ${draft}`,
  );
}

export function countRanking(
  page: PageRequest,
  { key }: PlainVisit,
  id: string,
) {
  page.count(
    { name: "concerns_ranked", place: "/rank/{id}" },
    `${key} ranked ${id}`,
  );
}

/** Each result once, as on a phone with scripts, which goes on from what is kept of it here. */
export function countReading(page: PageRequest, visit: PlainVisit, id: string) {
  const { key, readResults = [] } = visit;
  if (readResults.includes(id)) return;
  page.count(
    { name: "results_read", place: "/results/{id}" },
    `${key} read ${id}`,
  );
  keepVisit(page, { ...visit, readResults: [...readResults, id] });
}
