import { expect, test } from "./support/test.ts";

test.describe("a browser that runs no scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, sentence] of [
    ["en", "This page needs JavaScript"],
    ["es", "Esta página necesita JavaScript"],
  ] as const)
    test(`is told why nothing can be sent or shown (${locale})`, async ({
      page,
    }) => {
      const id = "1".repeat(22);
      const paths = ["quiz", "contact", "login", "question/1"];
      for (const path of [...paths, `rank/${id}`, `results/${id}`]) {
        await page.goto(`/${path}?lang=${locale}`);
        const line = page.locator("main noscript p");
        await expect(line, path).toContainText(sentence);
        await expect(line, path).toBeVisible();
      }
    });
});
