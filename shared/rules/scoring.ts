import { type AnswerOption, pointsOf } from "./answers.ts";

type ScoredAnswer = { concern: string | null; answer: AnswerOption };

/** The points of every concern that was asked about; answers without a concern count for nothing. */
export function scoreConcerns(
  answers: readonly ScoredAnswer[],
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { concern, answer } of answers) {
    if (concern === null) continue;
    scores.set(concern, (scores.get(concern) ?? 0) + pointsOf(answer));
  }
  return scores;
}
