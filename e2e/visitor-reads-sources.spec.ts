import { expect, expectAccessible, test } from "./support/test.ts";

const [locale, words] = [
  "en-US",
  { link: "Sources and updates", method: "How these texts are written" },
] as const;

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("a parent sees the sources of the texts, without placeholders", async ({
    page,
  }) => {
    await page.goto("/concerns");
    await page.locator("summary").first().click();
    await page
      .getByRole("main")
      .getByRole("link", { name: words.link })
      .first()
      .click();
    await expect(page).toHaveURL("/sources");
    const main = page.getByRole("main");
    await expect(main.getByText(words.method)).toBeVisible();
    await expect(main.getByRole("heading", { level: 3 })).toHaveCount(12);
    await expect(main.getByText("cdc.gov").first()).toBeVisible();
    // A new site has no review date, and its placeholders are not shown.
    await expect(main).not.toContainText(/Placeholder|Texto provisional/);
    await expect(main).not.toContainText(/Last review|Última revisión/);
    await expectAccessible(page);
  });
});

test("the outside-link icon stays on the line of the last word at every width", async ({
  page,
}) => {
  await page.goto("/sources");
  const links = page.getByRole("main").locator("a[target=_blank]");
  await expect(links.first()).toBeVisible();
  for (let width = 320; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 780 });
    const alone = await links.evaluateAll((all) =>
      all.filter((link) => {
        const words = link.firstElementChild?.getClientRects();
        const last = words?.[words.length - 1];
        const mark = link.querySelector("svg")?.getBoundingClientRect();
        return (
          !last || !mark || mark.top > last.bottom || mark.left < last.right
        );
      }),
    );
    expect(alone, `${width} px`).toHaveLength(0);
  }
});
