import type { Page } from "@playwright/test";

/** The panels of the concerns, without what folds inside them. */
export const panelsOf = (page: Page) =>
  page.locator("main details:not(details *)");

/** What each panel is opened by. */
export const titlesOf = (page: Page) => panelsOf(page).locator("> summary");
