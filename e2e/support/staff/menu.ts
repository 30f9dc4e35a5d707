import type { Page } from "@playwright/test";

/** On a phone the menu has to be opened first. */
export async function openMenu(page: Page) {
  const opener = page.locator("header button[popovertarget]");
  if (await opener.isVisible()) await opener.click();
}
