import type { Result } from "#shared/contract/quiz/results.ts";
import type { Language } from "#shared/rules/language.ts";
import { replaceNames } from "#shared/rules/quiz/visit/replace-names.ts";
import { hasFewWorries } from "#shared/rules/quiz/ordering.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { calmWords } from "#web/i18n/visitor/results/calm.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { useNames } from "#web/visitor/quiz/store.ts";
import { questionText } from "#web/visitor/results/visit/visit-questions.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";

/** The address of the shared page, which has only three concerns, in the family's language. */
export function sharedLink(
  publicUrl: string,
  result: string,
  language: Language,
  door = "",
): string {
  return `${publicUrl}/results/${result}${door}?lang=${language}#share`;
}

/** The email with the link of the shared page and the questions for the visit. It contains no names. */
export function useLetter(
  { _id, orderedConcerns }: Result,
  { questions }: VisitState,
): string {
  const words = useWords(resultsWords);
  const calm = useWords(calmWords);
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const names = useNames(_id);
  return emailLink({
    subject: words.emailSubject,
    intro: hasFewWorries(orderedConcerns) ? calm.emailIntro : words.emailIntro,
    link: sharedLink(publicUrl, _id, language, "/email-share"),
    questionsTitle: words.emailQuestions,
    questions: questions.map((question) =>
      replaceNames(questionText(question, language), names, language),
    ),
  });
}

type Mail = {
  subject: string;
  intro: string;
  link: string;
  questionsTitle: string;
  questions: string[];
};

/** A mailto: address, which opens the visitor's own mail program. The site sends nothing. */
export function emailLink({
  subject,
  intro,
  link,
  questionsTitle,
  questions,
}: Mail): string {
  const questionLines = questions.map((question) => `- ${question}`);
  const lines = [
    intro,
    link,
    ...(questionLines.length > 0 ? ["", questionsTitle, ...questionLines] : []),
  ];
  // Mail programs need CRLF line breaks.
  const body = encodeURIComponent(lines.join("\r\n"));
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`;
}
