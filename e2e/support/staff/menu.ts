import type { Page } from "@playwright/test";

/** Opens the menu on a phone; on a desktop it is always open. */
export async function openMenu(page: Page) {
  const opener = page.locator("header button[popovertarget]");
  if (await opener.isVisible()) await opener.click();
}
