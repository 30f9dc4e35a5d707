import type { WrittenQuestion } from "#shared/contract/questions.ts";
import { cleanRichTexts } from "#server/editing/rich-text.ts";

/** The same question with nothing in its formatted texts that could do harm. */
export function cleanQuestion<T extends WrittenQuestion>(content: T): T {
  return cleanRichTexts(content, ["description", "description_es"]);
}
