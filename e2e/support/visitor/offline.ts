import { expect, type Page } from "@playwright/test";

/** Runs in the page: whether the service worker caches something under this path, and is at work. */
async function isHere(path: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const cached = await caches.match(path, { ignoreVary: true });
  return registration?.active?.state === "activated" && cached !== undefined;
}

/** Waits until this phone caches a page or a reply; it begins to when its first page rests. */
export async function waitUntilCached(
  page: Page,
  path: string,
  options: { timeout?: number } = {},
) {
  await expect.poll(() => page.evaluate(isHere, path), options).toBe(true);
}

/** The caches on this phone, by name. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
