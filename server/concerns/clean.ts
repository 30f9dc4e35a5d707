import type { WrittenConcern } from "#shared/contract/concerns.ts";
import { cleanRichTexts } from "#server/editing/rich-text.ts";

/** The same concern with nothing in its formatted texts that could do harm. */
export function cleanConcern<T extends WrittenConcern>(content: T): T {
  return cleanRichTexts(content, [
    "content",
    "content_es",
    "childrencontent",
    "childrencontent_es",
  ]);
}
