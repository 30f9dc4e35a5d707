import { answerAll, begin } from "./support/quiz.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const paths = ["/", "/quiz", "/concerns", "/aboutus", "/contact", "/login"];

async function expectNoSidewaysScrolling(page: Page) {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang, page.url()).toBeLessThanOrEqual(0);
}

// 320 px is also what a 640 px window leaves at a zoom of 200 %.
for (const lang of ["en", "es"] as const) {
  test(`on 320 px no screen scrolls sideways, in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?lang=${lang}`);
    for (const path of paths) {
      await page.goto(path);
      await expectNoSidewaysScrolling(page);
    }
    await begin(page, lang);
    await expectNoSidewaysScrolling(page);
    await answerAll(page, lang);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("main").getByRole("button").last().click();
    await expect(page).toHaveURL(/\/results\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const lang of ["en", "es"] as const) {
    test(`every public page is accessible in ${lang} when it is ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/?lang=${lang}`);
      for (const path of paths) {
        await page.goto(path);
        await expectAccessible(page);
      }
      await begin(page, lang);
      await expectAccessible(page);
      await answerAll(page, lang);
      await expectAccessible(page);
    });
  }
}

test("who wants no motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(1500);
  await page.mouse.wheel(0, 400);
  await page.clock.runFor(500);
  const moved = await page.locator("[data-depth][style]").count();
  expect(moved).toBe(0);
});
