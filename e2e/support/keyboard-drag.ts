import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Moves a picked-up item down by keyboard. The library announces the pickup shortly before it listens
 * for keys, so the first key may be lost. Presses again only if no announcement follows within the
 * timeout: a second step would go too far.
 */
export async function moveDown(page: Page, announcement: Locator) {
  await expect(async () => {
    if ((await announcement.count()) === 0)
      await page.keyboard.press("ArrowDown");
    await expect(announcement).toBeAttached({ timeout: 20_000 });
  }).toPass();
}
