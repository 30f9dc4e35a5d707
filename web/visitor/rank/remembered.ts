import type { Result } from "#shared/contract/results.ts";
import { isPermutation } from "#shared/rules/ordering.ts";
import type { SavedQuiz } from "#web/visitor/quiz/saved-quiz.ts";

export type RankedConcern = Result["orderedConcerns"][number];

/** The order that the visitor gave the draft, if it still holds the same concerns. */
export function remembered(
  { _id, orderedConcerns }: Result,
  { draft, order }: SavedQuiz,
): RankedConcern[] {
  const ids = orderedConcerns.map((concern) => concern._id);
  if (draft !== _id || order === undefined || !isPermutation(order, ids))
    return orderedConcerns;
  return order.flatMap((id) =>
    orderedConcerns.filter((concern) => concern._id === id),
  );
}
