import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/test.ts";

/** Axe needs scripts, so it checks the page in a second browser in which only the page's own scripts are blocked. */
export async function expectAccessibleWithoutScripts(
  browser: Browser,
  page: Page,
) {
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
