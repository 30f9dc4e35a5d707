import { hasFewWorries, topCount } from "#shared/rules/quiz/ordering.ts";

/**
 * The part of a result that a shared page may contain: the top concerns and whether anything worries this
 * parent. Excludes answers, scores, the child and the question to ask again.
 */
export function publicPart<C extends { count: number }>(result: {
  ranked: boolean;
  orderedConcerns: C[];
}) {
  const { ranked, orderedConcerns } = result;
  const count = hasFewWorries(orderedConcerns) ? 0 : 4;
  const topics = ranked ? orderedConcerns.slice(0, topCount) : [];
  return {
    child: { age: null, doses: null },
    askAgain: null,
    answers: [],
    orderedConcerns: topics.map((concern) => ({ ...concern, count })),
  };
}
