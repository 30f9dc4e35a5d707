import { hasFewWorries, topCount } from "#shared/rules/quiz/ordering.ts";

/**
 * What a page that is sent may hold of a result: the topics that others may see, and whether anything worries
 * this parent. No answers, no scores, and nothing about the child.
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
    answers: [],
    orderedConcerns: topics.map((concern) => ({ ...concern, count })),
  };
}
