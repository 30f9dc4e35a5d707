import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { answerAll, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rows } from "./support/visitor/ranking.ts";

/** The height of the window that is left above the buttons that stay in sight. */
async function heightAbove(button: Locator): Promise<number> {
  await expect(button).toBeInViewport({ ratio: 1 });
  return (await button.boundingBox())?.y ?? 0;
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Infinity;
}

const words = {
  en: { next: /^(Next|Get results)$/, see: "See results" },
  es: { next: /^(Siguiente|Obtener resultados)$/, see: "Ver resultados" },
};

for (const language of ["en", "es"] as const) {
  const button = (page: Page, name: RegExp | string) =>
    page.getByRole("button", { name });

  test(`on a small phone each question shows its answers and the way on (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 616 });
    await begin(page, language);
    for (let number = 1; number <= 16; number += 1) {
      await expectQuestion(page, number);
      const next = button(page, words[language].next);
      const last = page.locator("label:has([type=radio])").last();
      expect(await bottomOf(last)).toBeLessThanOrEqual(await heightAbove(next));
      await page.getByRole("radio").nth(1).check();
      await next.click();
    }
    await expect(page).toHaveURL(/\/rank\//);
  });

  test(`on a phone five topics of the ranking are in sight on arrival (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await begin(page, language);
    await answerAll(page, language);
    const see = button(page, words[language].see);
    const room = await heightAbove(see);
    expect(await bottomOf(rows(page).nth(4))).toBeLessThanOrEqual(room);
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  });
}
