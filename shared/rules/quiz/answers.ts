import type { Language } from "#shared/rules/language.ts";

/** The options of every question, from the one that counts most to the one that counts least. */
export const answerOptions = ["A", "B", "C", "D", "E"] as const;

export type AnswerOption = (typeof answerOptions)[number];

/** Results that were handed in keep theirs: a new option must not change what the others are worth. */
const points: Record<AnswerOption, number> = { A: 5, B: 4, C: 3, D: 2, E: 1 };

/** What an answer is worth. */
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

type LabelField = `label${AnswerOption}${"" | "_es"}`;

/** What belongs to the label of every option, by its place, in both languages. */
export function answerLabels<Value>(
  valueOf: (place: number, language: Language) => Value,
) {
  const entries = answerOptions.flatMap((option, place) => [
    [`label${option}`, valueOf(place, "en")],
    [`label${option}_es`, valueOf(place, "es")],
  ]);
  return Object.fromEntries(entries) as Record<LabelField, Value>;
}
