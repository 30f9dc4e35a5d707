import { useState } from "react";
import type { Result } from "#shared/contract/quiz/results.ts";
import { replaceNames } from "#shared/rules/quiz/visit/replace-names.ts";
import { dayOf } from "#web/core/dates.ts";
import { useLanguage } from "#web/core/language.tsx";
import { useNames } from "#web/visitor/quiz/store.ts";
import {
  questionText,
  type VisitQuestion,
} from "#web/visitor/results/visit/visit-questions.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import { type Brief, worriesOf } from "#web/visitor/visit/brief.ts";

/** A part of the page that the family can show or hide. */
export type BriefPart = "worries" | "age" | "doses" | `question ${string}`;

/** The page for the doctor with the chosen parts: at first everything except questions that were asked already. */
export function useBrief(
  { _id, orderedConcerns, child }: Result,
  visit: VisitState,
) {
  const language = useLanguage();
  const names = useNames(_id);
  const [day] = useState(() => dayOf(new Date().toISOString()));
  const [chosen, setChosen] = useState<Partial<Record<BriefPart, boolean>>>({});
  const isShown = (part: BriefPart, isUsual: boolean) =>
    chosen[part] ?? isUsual;
  const worries = worriesOf(orderedConcerns);
  /** A question as the doctor reads it in the family's language. */
  const textOf = (question: VisitQuestion) =>
    replaceNames(questionText(question, language), names, language);
  const brief: Brief = {
    language,
    day,
    worries: isShown("worries", true) ? worries.map(({ _id: id }) => id) : [],
    questions: visit.questions
      .filter(({ _id: id, isAsked }) => isShown(`question ${id}`, !isAsked))
      .map((question) => {
        const { suggestion } = question;
        if (suggestion === undefined)
          return { text: textOf(question), isOwn: true };
        // The key of a suggestion is the concern's id, a slash and the English text without the child's name.
        const text = suggestion.slice(suggestion.indexOf("/") + 1);
        return { text, isOwn: false };
      }),
    age: isShown("age", true) ? child.age : null,
    doses: isShown("doses", true) ? child.doses : null,
  };
  return {
    brief,
    worries,
    textOf,
    isShown,
    toggle: (part: BriefPart) => (isOn: boolean) =>
      setChosen((before) => ({ ...before, [part]: isOn })),
  };
}
