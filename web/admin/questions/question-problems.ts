import { richTextLimit } from "#shared/rules/field-limits.ts";
import type { QuestionDraft } from "./question-draft.ts";

type Problems = Partial<Record<keyof QuestionDraft, "required" | "too_long">>;

/** What has to be put right before a question can be saved. */
export function problemsOf(draft: QuestionDraft): Problems {
  const problems: Problems = {};
  for (const field of ["text", "text_es"] as const)
    if (draft[field].trim() === "") problems[field] = "required";
  for (const field of ["description", "description_es"] as const)
    if (draft[field].length > richTextLimit) problems[field] = "too_long";
  if (draft.concern === undefined) problems.concern = "required";
  return problems;
}
