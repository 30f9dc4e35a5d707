import type { QuestionDraft } from "./question-draft.ts";

/** What every part of the form gets: the draft, how to change it and what is wrong with it. */
export type QuestionFields = {
  draft: QuestionDraft;
  change: <Field extends keyof QuestionDraft>(
    field: Field,
  ) => (value: QuestionDraft[Field]) => void;
  errors: Record<string, string>;
};
