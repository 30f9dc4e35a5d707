import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Moves what was picked up by keyboard. It is said to be picked up a moment before the library listens
 * for the next key, which only a machine is fast enough to press; like a person, this presses again,
 * but not while a slow machine may still be answering: a second step would go past the place.
 */
export async function moveDown(page: Page, said: Locator) {
  await expect(async () => {
    if ((await said.count()) === 0) await page.keyboard.press("ArrowDown");
    await expect(said).toBeAttached({ timeout: 20_000 });
  }).toPass();
}
