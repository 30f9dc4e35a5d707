import type { Page } from "@playwright/test";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expect, test } from "./support/test.ts";
import { expectAccessibleWithoutScripts } from "./support/visitor/without-scripts.ts";

const myQuestions = (page: Page) =>
  page.getByRole("region", { name: "My questions for the visit" });
const suggestions = (page: Page) =>
  page
    .locator("main details")
    .first()
    .getByRole("group", { name: "Questions to ask at the visit" })
    .getByRole("checkbox");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("questions for the visit are chosen, written, ticked off and removed", async ({
    page,
    request,
    browser,
    provoked,
  }) => {
    provoked.add(422);
    const id = await rankedResult(request);
    await page.goto(`/results/${id}`);
    await openPanel(page);
    await suggestions(page).nth(0).check();
    await suggestions(page).nth(1).check();
    await page
      .getByRole("button", { name: "Save my questions" })
      .first()
      .click();
    const list = myQuestions(page);
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(page).toHaveURL(/#my-questions$/);
    await openPanel(page);
    await expect(suggestions(page).nth(1)).toBeChecked();

    const add = list.getByRole("button", { name: "Add" });
    await add.click();
    await expect(list.getByText("Please type your question.")).toBeVisible();
    await list
      .getByRole("textbox", { name: "My own question" })
      .fill("Can he play soccer?");
    await add.click();
    const own = list.getByRole("checkbox", { name: "Can he play soccer?" });
    await own.check();
    await list.getByRole("button", { name: "Save what I asked" }).click();
    await expect(list.getByText("1 of 3 asked")).toBeVisible();
    await page.reload();
    await expect(own).toBeChecked();

    await list.getByLabel("Change the words: Can he play soccer?").click();
    const other = list.getByRole("textbox", { name: "Question", exact: true });
    await other.filter({ visible: true }).fill("Can he swim?");
    await list.getByRole("button", { name: "Save", exact: true }).click();
    await expect(list.getByRole("checkbox", { name: "swim" })).toBeChecked();
    await expect(list.getByText("Can he play soccer?")).toHaveCount(0);

    await expectAccessibleWithoutScripts(browser, page);

    await list
      .getByRole("button", { name: /^Remove: / })
      .first()
      .click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await openPanel(page);
    await expect(suggestions(page).nth(0)).not.toBeChecked();

    await page.goto(`/results/${id}/sms-share`);
    await expect(page.getByText("Can he swim?")).toHaveCount(0);
    await page.context().clearCookies();
    await page.goto(`/results/${id}?saved#my-questions`);
    await expect(list.getByText(/Your browser is not saving/)).toBeVisible();
  });
});
