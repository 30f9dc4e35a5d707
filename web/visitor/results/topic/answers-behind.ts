import type { Result } from "#shared/contract/quiz/results.ts";
import { hasWords } from "#shared/rules/quiz/wordings.ts";
import { pointsOf } from "#shared/rules/quiz/scores.ts";
import { isMain } from "#shared/rules/quiz/ordering.ts";

type Answer = Result["answers"][number];

/**
 * The answers that explain a concern's place: the strong ones that raised it. If there are none, all answers,
 * because the visitor put the concern there. Leaves out answers whose words are unknown.
 */
export function answersBehind(
  concern: { _id: string; count: number },
  answers: readonly Answer[],
): { isByAnswers: boolean; answers: Answer[] } {
  const about = answers
    .filter(
      (answer) =>
        answer.concern?._id === concern._id &&
        hasWords({ text: answer.question }),
    )
    .sort((one, other) => pointsOf(other.answer) - pointsOf(one.answer));
  const strong = about.filter(({ answer }) => isMain(pointsOf(answer)));
  const isByAnswers = isMain(concern.count) && strong.length > 0;
  return { isByAnswers, answers: (isByAnswers ? strong : about).slice(0, 3) };
}
