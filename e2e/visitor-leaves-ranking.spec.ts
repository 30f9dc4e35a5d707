import { answerAll, begin } from "./support/quiz.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("leaving without submitting asks first", async ({ page }) => {
  await begin(page);
  await answerAll(page);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(12);
  await page.getByRole("contentinfo").getByRole("link").first().click();
  const question =
    "You are about to leave the page without submitting your results. Would you like to continue?";
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(1);
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL(/\/rank\//);

  await page.goBack();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole("button", { name: "Leave the page" }).click();
  await expect(page).toHaveURL("/question/16");
});

test("the menu closes when one of its entries asks before leaving @phone", async ({
  page,
}) => {
  await begin(page);
  await answerAll(page);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(12);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("You are about to leave")).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(menu).toBeHidden();
});
