import type { Page } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const storedVisitor = JSON.stringify({ parentName: "Maria" });

/** Taps the third answer while the scripts are held back. Returns the function that releases them. */
async function tapEarly(page: Page) {
  await page.addInitScript(
    (user) => localStorage.setItem("user", user),
    storedVisitor,
  );
  const release = await holdScripts(page);
  await page.goto("/question/1", { waitUntil: "commit" });
  await page.getByRole("radio").nth(2).check();
  return release;
}

test("an answer tapped before the scripts load is saved", async ({ page }) => {
  const release = await tapEarly(page);
  release();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});

test("Next pressed before the scripts load leads to the next question once they load", async ({
  page,
}) => {
  const release = await tapEarly(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "One moment…" })).toBeVisible();
  release();
  await expectQuestion(page, 2);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});

test("Previous pressed before the scripts load leads back once they load", async ({
  page,
}) => {
  await page.addInitScript(
    (user) => localStorage.setItem("user", user),
    storedVisitor,
  );
  const release = await holdScripts(page);
  await page.goto("/question/2", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Previous" }).click();
  release();
  await expectQuestion(page, 1);
});
