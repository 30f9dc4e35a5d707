import { expect, type Page } from "@playwright/test";

/** The panels of the concerns, without the panels inside them. */
export const panelsOf = (page: Page) =>
  page.locator("main details:not(details *)");

/** The summary elements of these panels. */
export const titlesOf = (page: Page) => panelsOf(page).locator("> summary");

/** Opens the closed panel at this index. */
export async function openPanel(page: Page, at = 0) {
  await titlesOf(page).nth(at).click();
  const panel = panelsOf(page).nth(at);
  await expect(panel).toHaveAttribute("open");
  return panel;
}
