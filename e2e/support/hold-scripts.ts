import type { Page } from "@playwright/test";

/** Lets the page be read and filled in while its scripts are still on their way. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
