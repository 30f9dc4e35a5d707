import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/test.ts";

/** Axe is a script itself: it looks at the same page in a browser of its own, without the page's scripts. */
export async function expectAccessibleTo(browser: Browser, page: Page) {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    storageState: await page.context().storageState(),
  });
  const copy = await context.newPage();
  await copy.route(/\.js$/, (route) => route.abort());
  await copy.goto(page.url());
  await expectAccessible(copy);
  await context.close();
}
