import type { Language } from "#shared/rules/language.ts";
import { quizSteps } from "./quiz-steps.ts";
import { readingSteps } from "./reading-steps.ts";
import { resultsSteps } from "./results-steps.ts";
import type { Step } from "./visitor.ts";

/** Steps in order, each journey in a fresh browser. */
export type Journey = {
  language: Language;
  scripts: boolean;
  width: number;
  steps: Step[];
};

const sizes = { en: 360, es: 1280 };

export const journeys: Journey[] = (["en", "es"] as const).flatMap((language) =>
  [true, false].map((scripts) => ({
    language,
    scripts,
    width: scripts ? sizes[language] : 1640 - sizes[language],
    steps: [
      ...quizSteps(language),
      ...resultsSteps(language, scripts),
      ...readingSteps(language, scripts),
    ],
  })),
);
