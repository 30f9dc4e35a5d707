import type { Page } from "@playwright/test";
import {
  enlargeText,
  expectNoHorizontalScrolling,
  findCutWords,
} from "./support/large-text.ts";
import { answerAtOnce, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const looks = [
  ["es", { width: 320, height: 640 }],
  ["en", { width: 360, height: 616 }],
] as const;

/** All words are on one line and inside their boxes, and the page does not scroll horizontally. */
async function expectWholeWords(page: Page) {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("details")) panel.open = true;
    return document.fonts.ready;
  });
  await expectNoHorizontalScrolling(page);
  const cut = await page.evaluate(findCutWords);
  expect.soft(cut, page.url()).toEqual([]);
}

for (const [lang, size] of looks)
  test.describe(`with text at 200% on a phone of ${size.width} px, in ${lang}`, () => {
    test.use({ viewport: size });

    test.beforeEach(async ({ page }) => {
      await enlargeText(page);
      await page.goto(`/?lang=${lang}`);
    });

    test("every question shows its first answer, and no step breaks a word", async ({
      page,
    }) => {
      await begin(page, lang);
      for (let number = 1; number <= 16; number += 1) {
        await page.goto(`/question/${number}`);
        await expectQuestion(page, number);
        await expectWholeWords(page);
        const first = page.locator("label:has([type=radio])").first();
        const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
        expect.soft(y + height, page.url()).toBeLessThanOrEqual(size.height);
      }
      await answerAtOnce(page, lang);
      await expectWholeWords(page);
      await page.getByRole("main").getByRole("button").last().click();
      await expect(page).toHaveURL(/\/results\//);
      await expect(page.locator("main summary").first()).toBeVisible();
      await expectWholeWords(page);
    });
  });
