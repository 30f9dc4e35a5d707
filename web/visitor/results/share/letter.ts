import type { Result } from "#shared/contract/results.ts";
import { hasFewWorries } from "#shared/rules/ordering.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { calmWords } from "#web/i18n/visitor/results/calm.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { wordsOf } from "#web/visitor/results/visit/visit-questions.ts";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { emailLink } from "./email-link.ts";

/** Where others may see three of the concerns, and nothing else. */
export function sharedLink(
  publicUrl: string,
  result: string,
  door = "",
): string {
  return `${publicUrl}/results/${result}${door}#share`;
}

/** The letter with the shared page and the questions for the visit. */
export function useLetter(
  { _id, orderedConcerns }: Result,
  { questions }: Visit,
): string {
  const words = useWords(resultsWords);
  const calm = useWords(calmWords);
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  return emailLink({
    subject: words.emailSubject,
    intro: hasFewWorries(orderedConcerns) ? calm.emailIntro : words.emailIntro,
    link: sharedLink(publicUrl, _id, "/email-share"),
    questionsTitle: words.emailQuestions,
    questions: questions.map((question) => wordsOf(question, language)),
  });
}
