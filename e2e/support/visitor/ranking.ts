import { expect, type Page } from "@playwright/test";
import { ownDraft } from "./ranked-result.ts";

/** The rows of the ranking, in order. */
export const rows = (page: Page) =>
  page.getByRole("main").getByRole("listitem");

export async function names(page: Page): Promise<string[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) =>
    text
      .replace(/^\s*\d+\s*/, "")
      .replace(/\s*(Top|Al inicio)\s*$/, "")
      .trim(),
  );
}

/** Moves a concern by one place. On a phone its buttons appear once its row is tapped. */
export async function move(page: Page, name: string, way: "up" | "down") {
  await rows(page).getByText(name, { exact: true }).click();
  await page.getByRole("button", { name: `Move ${name} ${way}` }).click();
}

/** Opens the ranking of a quiz that was just answered. */
export async function toRanking(page: Page) {
  await page.goto(`/rank/${await ownDraft(page, page.request)}`);
  await expect(rows(page)).toHaveCount(12);
}
