import { expect, type Page } from "@playwright/test";
import { ownDraft } from "./ranked-result.ts";

/** The concerns of the ranking, in their order. */
export const rows = (page: Page) =>
  page.getByRole("main").getByRole("listitem");

export async function names(page: Page): Promise<string[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) =>
    text
      .replace(/^\s*\d+\s*/, "")
      .replace(/\s*(Top|Arriba)\s*$/, "")
      .trim(),
  );
}

/** Moves a concern by one place. On a phone its buttons are shown once its row was tapped. */
export async function move(page: Page, name: string, way: "up" | "down") {
  await rows(page).getByText(name, { exact: true }).click();
  await page.getByRole("button", { name: `Move ${name} ${way}` }).click();
}

/** To the ranking of somebody who has just answered everything. */
export async function toRanking(page: Page) {
  await page.goto(`/rank/${await ownDraft(page, page.request)}`);
  await expect(rows(page)).toHaveCount(12);
}
