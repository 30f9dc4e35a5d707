import { data, href, redirect } from "react-router";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import type { Language } from "#shared/rules/language.ts";
import { hasFewWorries } from "#shared/rules/quiz/ordering.ts";
import { publicPart } from "#shared/rules/site/public-part.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import type { Call, PageRequest } from "#web/core/calls/page-request.ts";
import { visitOf } from "#web/visitor/quiz/cookie-visit.ts";
import { inOnly, type TopicText, withoutText } from "./topic-texts.ts";
import { type LoadedResult, resultsTextsIn } from "./view.ts";

async function readTopic(
  call: Call,
  id: string,
  /** If undefined, a topic's text is loaded when the topic is opened. */
  language?: Language,
): Promise<[string, TopicText][]> {
  return call("GET /api/concerns/:id", {
    params: { id },
    query: withPlaceholder,
  }).then(
    (concern) => [
      [id, language ? inOnly(language, concern) : withoutText(concern)],
    ],
    // The browser loads texts that the server could not read.
    ({ status }: { status?: number }) => (status === 404 ? [[id, "gone"]] : []),
  );
}

/** Reads the public part of a result; null for a draft. */
export async function readPublicResult(
  call: Call,
  id: string,
): Promise<LoadedResult | null> {
  const whole = await call("GET /api/results/:id", { params: { id } });
  if (!whole.ranked) return null;
  // Leave the id out of the page's data. The screen gets it from the address.
  const result = { ...whole, ...publicPart(whole), _id: "" };
  const topics = result.orderedConcerns.map(({ _id }) => readTopic(call, _id));
  return {
    result,
    isCalm: hasFewWorries(result.orderedConcerns),
    texts: undefined,
    topicTexts: Object.fromEntries((await Promise.all(topics)).flat()),
  };
}

/** The data of a 404 page: whether the results were also deleted from this browser. */
export type Missing = { isForgotten: boolean };

/**
 * Reads the full result for the family that submitted it without scripts. Undefined for everyone else. If the family
 * was erased, ends its visit.
 */
export async function readOwnResult(
  page: PageRequest,
  id: string,
): Promise<LoadedResult | undefined> {
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
  // The public page then explains the error.
  if (!result) return undefined;
  if (!result.ranked) throw redirect(href("/rank/:id", { id }));
  const texts = resultsTextsIn(await page.call("GET /api/settings", {}));
  const topics = result.orderedConcerns.map(({ _id }) =>
    readTopic(page.call, _id, page.language),
  );
  return {
    result,
    isCalm: hasFewWorries(result.orderedConcerns),
    texts,
    topicTexts: Object.fromEntries((await Promise.all(topics)).flat()),
  };
}
