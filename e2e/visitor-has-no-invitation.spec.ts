import { invite } from "./support/visitor/contact.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const [locale, name] = ["es-MX", "Preguntas comunes de los padres"] as const;

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("the home page links to the topics without an invitation and to the quiz with one", async ({
    page,
    server,
  }) => {
    const contactId = await invite(server, { name: "Rosa", daysAgo: 1 });
    await page.goto("/");
    const start = page.locator('main a[href="/quiz"]');
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link).toBeVisible();
    await expect(start).toBeHidden();
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL("/concerns");

    await page.evaluate(
      (user) => localStorage.setItem("user", user),
      JSON.stringify({ contactId }),
    );
    await page.goto("/");
    await expect(start).toBeVisible();
    await expect(link).toBeHidden();
  });
});
