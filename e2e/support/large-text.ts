import { expect, type Page } from "@playwright/test";

/** Sets the text size to 200%, as in a browser's settings. */
export async function enlargeText(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

export async function expectNoHorizontalScrolling(page: Page) {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overhang = scrollWidth - clientWidth;
    if (overhang <= 0) return { overhang, wide: [] };
    // Shown in the failure message.
    const wide = [...document.querySelectorAll("body *")]
      .filter((each) => each.getBoundingClientRect().right > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    return { overhang, wide };
  });
  expect(
    found.overhang,
    [page.url(), ...found.wide].join("\n"),
  ).toBeLessThanOrEqual(0);
}
