import type { Language } from "#shared/rules/language.ts";

/** The options of every question, from the strongest worry to the weakest. */
export const answerOptions = ["A", "B", "C", "D", "E"] as const;

export type AnswerOption = (typeof answerOptions)[number];

type LabelField = `label${AnswerOption}${"" | "_es"}`;

/** Builds an object with a value for each label field, by option index and language. */
export function answerLabels<Value>(
  valueOf: (place: number, language: Language) => Value,
) {
  const entries = answerOptions.flatMap((option, place) => [
    [`label${option}`, valueOf(place, "en")],
    [`label${option}_es`, valueOf(place, "es")],
  ]);
  return Object.fromEntries(entries) as Record<LabelField, Value>;
}
