const points = { A: 5, B: 4, C: 3, D: 2, E: 1 };

type AnswerOption = keyof typeof points;

/** What an answer is worth: A is five points, E is one. */
export function pointsOf(answer: AnswerOption): number {
  return points[answer];
}

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
