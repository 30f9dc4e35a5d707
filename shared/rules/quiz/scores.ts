import type { AnswerOption } from "./answers.ts";

/** Stored results use these values, so a new option must not change the others. */
const points: Record<AnswerOption, number> = { A: 5, B: 4, C: 3, D: 2, E: 1 };

export function pointsOf(answer: AnswerOption): number {
  return points[answer];
}

type ScoredAnswer = { concern: string | null; answer: AnswerOption };

/** Sums the points of each concern; ignores answers without a concern. */
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
