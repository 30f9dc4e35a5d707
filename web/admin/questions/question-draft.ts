import { eachLabel } from "#shared/rules/answers.ts";
import type { Question, QuestionContent } from "#shared/contract/questions.ts";

/** As it stands in the form: the concern may not be chosen yet; the empty one is 'No concern'. */
export type QuestionDraft = Omit<QuestionContent, "concern" | "purpose"> & {
  concern: string | undefined;
  purpose: NonNullable<QuestionContent["purpose"]> | "";
};

const newQuestion: QuestionDraft = {
  text: "",
  text_es: "",
  description: "",
  description_es: "",
  ...eachLabel(() => ""),
  concern: undefined,
  purpose: "",
};

const fields = Object.keys(newQuestion) as (keyof QuestionContent)[];

export function draftOf(question: Question | undefined): QuestionDraft {
  if (!question) return newQuestion;
  const entries = fields.map((field) => [field, question[field] ?? ""]);
  return Object.fromEntries(entries) as QuestionDraft;
}

export function contentOf(draft: QuestionDraft): QuestionContent {
  return {
    ...draft,
    concern: draft.concern || null,
    purpose: draft.purpose || null,
  };
}
