import { expect, type Page } from "@playwright/test";
import { answerAll, begin } from "./quiz.ts";

/** The concerns of the ranking, in their order. */
export const rows = (page: Page) =>
  page.getByRole("main").getByRole("listitem");

export async function names(page: Page): Promise<string[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => text.replace(/^\s*\d+\s*/, "").trim());
}

export async function toRanking(page: Page) {
  await begin(page);
  await answerAll(page);
  await expect(rows(page)).toHaveCount(12);
}
