import { holdScripts } from "./support/hold-scripts.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const known = JSON.stringify({ parentName: "Maria" });

test("an answer that is tapped before the scripts are there is kept", async ({
  page,
}) => {
  await page.addInitScript((user) => localStorage.setItem("user", user), known);
  const release = await holdScripts(page);
  await page.goto("/question/1", { waitUntil: "commit" });
  await page.getByRole("radio").nth(2).check();
  release();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});

test("who answers and goes on before the scripts are there goes on", async ({
  page,
}) => {
  await page.addInitScript((user) => localStorage.setItem("user", user), known);
  const release = await holdScripts(page);
  await page.goto("/question/1", { waitUntil: "commit" });
  await page.getByRole("radio").nth(2).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "One moment…" })).toBeVisible();
  release();
  await expectQuestion(page, 2);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});
