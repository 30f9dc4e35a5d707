import { expect, type Page } from "@playwright/test";

/** Runs in the page: whether the service worker caches something under this path, and is at work. */
async function isHere(path: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const cached = await caches.match(path, { ignoreVary: true });
  return registration?.active?.state === "activated" && cached !== undefined;
}

/** Long enough for all of the site to arrive, and to be asked for again where something could not be had. */
export const untilCached = { timeout: 60_000 };

/** Waits until this phone caches a page or a reply; it begins to when its first page rests. */
export async function waitUntilCached(page: Page, path: string) {
  const isCached = () => page.evaluate(isHere, path);
  await expect.poll(isCached, untilCached).toBe(true);
}

/** The caches on this phone, by name. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
