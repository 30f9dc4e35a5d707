import type { Page } from "@playwright/test";

/** Runs in the page: true once the page is hydrated, or if it loads no scripts. */
function isHydrated() {
  const isLate = document.querySelector('script[type="later"], [type="done"]');
  return !isLate || "awake" in document.documentElement.dataset;
}

/** Scripts start after the first paint, possibly after the load event: `goto` and `reload` wait for them, except with "commit". */
export function waitForScripts(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const reply = await goto(address, options);
    if (options?.waitUntil !== "commit") await page.waitForFunction(isHydrated);
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload(options);
    await page.waitForFunction(isHydrated);
    return reply;
  };
}
