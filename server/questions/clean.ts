import { cleanRichTexts } from "#server/rich-text.ts";

const fields = ["description", "description_es"] as const;

/** The same question with nothing in its formatted texts that could do harm. */
export function cleanQuestion<
  T extends Record<(typeof fields)[number], string>,
>(content: T): T {
  return cleanRichTexts(content, fields);
}
