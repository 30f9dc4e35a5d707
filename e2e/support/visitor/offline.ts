import { expect, type Page } from "@playwright/test";

/** Runs in the page: true if the service worker is active and has this path in its cache. */
async function isInCache(path: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const cached = await caches.match(path, { ignoreVary: true });
  return registration?.active?.state === "activated" && cached !== undefined;
}

/** Long enough to cache the whole site, including one retry. */
export const untilCached = { timeout: 60_000 };

/** Waits until this phone has cached a page or a reply. Caching starts when the first page is idle. */
export async function waitUntilCached(page: Page, path: string) {
  const isCached = () => page.evaluate(isInCache, path);
  await expect.poll(isCached, untilCached).toBe(true);
}

/** The caches on this phone, by name. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
