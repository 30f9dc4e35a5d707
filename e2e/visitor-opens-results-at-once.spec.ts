import { rankedResult } from "./support/visitor/ranked-result.ts";
import { openPanel, titlesOf } from "./support/visitor/panels.ts";
import { expect, test } from "./support/test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("results are readable, and each topic opens and links to its text", async ({
    page,
    request,
  }) => {
    await page.goto(`/results/${await rankedResult(request)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Thank you",
    );
    await expect(titlesOf(page)).toHaveCount(3);
    const second = await openPanel(page, 1);
    const name = await second.locator("> summary h2").innerText();
    await expect(second.getByRole("checkbox").first()).toBeVisible();
    await second.getByRole("link", { name: "Read about this topic" }).click();
    await expect(page).toHaveURL(/\/concerns#\w{22}$/);
    const topic = page.locator("details:target");
    await expect(topic.getByRole("heading", { name })).toBeVisible();
    await topic.locator("> summary").click();
    await expect(topic.getByText("What is known")).toBeVisible();
  });
});
