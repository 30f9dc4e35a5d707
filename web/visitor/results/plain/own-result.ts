import { data, href, redirect } from "react-router";
import { hasFewWorries } from "#shared/rules/ordering.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import type { PageRequest } from "#web/core/calls/page-request.ts";
import { countReading, visitOf } from "#web/visitor/quiz/cookie-visit.ts";
import { resultsTextsIn } from "#web/visitor/results/child/child-facts.ts";
import {
  readTopic,
  type ShownResult,
} from "#web/visitor/results/sent-result.ts";

/** What a page says of results that are not there: whether all about them was removed from this phone, too. */
export type Missing = { isForgotten: boolean };

/**
 * The whole result, as their phone would read it, for the family that handed it in without scripts;
 * undefined for everybody else. An erased family's visit ends.
 */
export async function readOwnResult(
  page: PageRequest,
  id: string,
): Promise<ShownResult | undefined> {
  const visit = visitOf(page);
  if (visit.userResultsId !== id) return undefined;
  const reading = page.call("GET /api/results/:id", { params: { id } });
  const result = await reading.catch(async (error: unknown) => {
    const isGone = isRefusedFor("not_found", error);
    if (!isGone || visit.quiz.final !== id) return undefined;
    page.visit.write(undefined);
    await page.questions.forget();
    throw data({ isForgotten: true } satisfies Missing, { status: 404 });
  });
  // Why it cannot be read now is said as to everybody else.
  if (!result) return undefined;
  if (!result.ranked) throw redirect(href("/rank/:id", { id }));
  countReading(page, visit, id);
  const texts = resultsTextsIn(await page.call("GET /api/settings", {}));
  const topics = result.orderedConcerns.map(({ _id }) =>
    readTopic(page.call, _id, page.language),
  );
  return {
    result,
    isCalm: hasFewWorries(result.orderedConcerns),
    texts,
    readings: Object.fromEntries((await Promise.all(topics)).flat()),
  };
}
