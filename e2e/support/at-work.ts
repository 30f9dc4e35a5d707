import type { Page } from "@playwright/test";

/** Runs in the page: whether React hears what is pressed, or no script is to come. */
function isAtWork() {
  const isLate = document.querySelector('script[type="later"], [type="done"]');
  return !isLate || "awake" in document.documentElement.dataset;
}

/**
 * Scripts begin when the first words are painted, which may be after the load event: a journey that
 * goes to a page waits for them, unless it asks for less ("commit").
 */
export function waitForScripts(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const reply = await goto(address, options);
    if (options?.waitUntil !== "commit") await page.waitForFunction(isAtWork);
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload(options);
    await page.waitForFunction(isAtWork);
    return reply;
  };
}
