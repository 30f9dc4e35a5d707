import type { Language } from "#shared/rules/language.ts";
import type { QuestionContent } from "#shared/contract/content/questions.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { inLanguage } from "./in-language.ts";

/** The text, description and options of a question in one language. An option without a label shows its letter. */
export function wordsOfQuestion(
  question: Omit<QuestionContent, "concern" | "purpose">,
  language: Language,
) {
  return {
    text: inLanguage(language, question.text, question.text_es),
    description: inLanguage(
      language,
      question.description,
      question.description_es,
    ),
    options: answerOptions.map((value) => {
      const [english, spanish] = [`label${value}`, `label${value}_es`] as const;
      const label = inLanguage(language, question[english], question[spanish]);
      return { value, label: label || value };
    }),
  };
}
