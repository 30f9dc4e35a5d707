import { expect, type Page } from "@playwright/test";

/** The panels of the concerns, without what folds inside them. */
export const panelsOf = (page: Page) =>
  page.locator("main details:not(details *)");

/** What each panel is opened by. */
export const titlesOf = (page: Page) => panelsOf(page).locator("> summary");

/** Opens the closed panel in this place; the first is 0. */
export async function openPanel(page: Page, at = 0) {
  await titlesOf(page).nth(at).click();
  const panel = panelsOf(page).nth(at);
  await expect(panel).toHaveAttribute("open");
  return panel;
}
