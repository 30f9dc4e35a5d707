import type { Language } from "#shared/rules/language.ts";
import type { QuestionContent } from "#shared/contract/content/questions.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { inLanguage, inMarkedLanguage } from "./in-language.ts";

/**
 * The text, description and options of a question in one language. English parts of a Spanish question are marked. An
 * option without a label shows its letter.
 */
export function wordsOfQuestion(
  question: Omit<QuestionContent, "concern" | "purpose">,
  language: Language,
) {
  return {
    text: inLanguage(language, question.text, question.text_es),
    description: inMarkedLanguage(
      language,
      question.description,
      question.description_es,
    ),
    options: answerOptions.map((value) => {
      const [english, spanish] = [`label${value}`, `label${value}_es`] as const;
      const { words, lang } = inMarkedLanguage(
        language,
        question[english],
        question[spanish],
      );
      return { value, label: words || value, lang };
    }),
  };
}
