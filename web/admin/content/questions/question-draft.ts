import { answerLabels } from "#shared/rules/quiz/answers.ts";
import { richTextLimit } from "#shared/rules/field-limits.ts";
import type {
  Question,
  QuestionContent,
} from "#shared/contract/content/questions.ts";

/** A question in its form; `concern` is undefined until chosen and empty for "No concern". */
export type QuestionDraft = Omit<QuestionContent, "concern" | "purpose"> & {
  concern: string | undefined;
  purpose: NonNullable<QuestionContent["purpose"]> | "";
};

const newQuestion: QuestionDraft = {
  text: "",
  text_es: "",
  description: "",
  description_es: "",
  ...answerLabels(() => ""),
  concern: undefined,
  purpose: "",
};

const fields = Object.keys(newQuestion) as (keyof QuestionContent)[];

export function toQuestionDraft(question: Question | undefined): QuestionDraft {
  if (!question) return newQuestion;
  const entries = fields.map((field) => [field, question[field] ?? ""]);
  return Object.fromEntries(entries) as QuestionDraft;
}

export function toQuestionContent(draft: QuestionDraft): QuestionContent {
  return {
    ...draft,
    concern: draft.concern || null,
    purpose: draft.purpose || null,
  };
}

/** Validation before saving. */
export function questionProblems(draft: QuestionDraft) {
  const problems: Partial<
    Record<keyof QuestionDraft, "required" | "too_long">
  > = {};
  for (const field of ["text", "text_es"] as const)
    if (draft[field].trim() === "") problems[field] = "required";
  for (const field of ["description", "description_es"] as const)
    if (draft[field].length > richTextLimit) problems[field] = "too_long";
  if (draft.concern === undefined) problems.concern = "required";
  return problems;
}
