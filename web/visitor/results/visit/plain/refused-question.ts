import { useActionData } from "react-router";
import {
  ownQuestionLimit,
  visitQuestionsLimit,
} from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import type { RefusedQuestion } from "#web/visitor/results/visit/take-questions.ts";

/** What was typed and not taken, and why: a new question, or other words for the one with this id. */
export function useRefusedQuestion(id?: string) {
  const words = useWords(resultsWords);
  const answered = useActionData<RefusedQuestion | { problem?: undefined }>();
  if (!answered?.problem || answered.question !== id) return undefined;
  const sentences = {
    missing: words.missing,
    tooLong: words.tooLong(ownQuestionLimit),
    full: words.full(visitQuestionsLimit),
  };
  return { typed: answered.own, error: sentences[answered.problem] };
}
