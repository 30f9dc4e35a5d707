import type { Page } from "@playwright/test";
import type { Question } from "#shared/contract/content/questions.ts";
import {
  addQuestion,
  type StaffApi,
  test,
} from "./support/staff/staff-test.ts";
import { expect } from "./support/test.ts";

const rowOf = (page: Page, { text }: Question) =>
  page.getByRole("listitem").filter({ hasText: text });

/** Three questions at the end of the list. */
async function three(page: Page, staffApi: StaffApi) {
  const a = await addQuestion(staffApi);
  const b = await addQuestion(staffApi);
  const c = await addQuestion(staffApi);
  await page.goto("/dashboard/questions");
  return [a, b, c] as const;
}

test("only active questions are numbered, and a switch confirms that it was saved", async ({
  page,
  staffApi,
}) => {
  const [, b, c] = await three(page, staffApi);
  const { length } = await staffApi.call<Question[]>("GET /api/questions/all");
  const numberOf = (question: Question) =>
    rowOf(page, question).locator("span").first();
  const before = Number(await numberOf(c).textContent());
  expect(before).toBeLessThan(length);
  await rowOf(page, b).getByRole("switch").click();
  await expect(page.getByText("Question status saved!")).toBeVisible();
  await expect(numberOf(b)).toHaveText("-");
  await expect(numberOf(c)).toHaveText(String(before - 1));
  await page.reload();
  await expect(rowOf(page, b).getByRole("switch")).not.toBeChecked();
  await expect(numberOf(b)).toHaveText("-");
});

test("a switch that could not be saved is reset", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(503);
  const [a] = await three(page, staffApi);
  await page.route("**/api/questions/toggle/*", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await rowOf(page, a).getByRole("switch").click();
  await expect(
    page.getByText(/^There was an error while saving/),
  ).toBeVisible();
  await expect(rowOf(page, a).getByRole("switch")).toBeChecked();
});

test("a search covers both languages and disables reordering", async ({
  page,
  staffApi,
}) => {
  const [a] = await three(page, staffApi);
  const { length } = await staffApi.call<Question[]>("GET /api/questions/all");
  await page.getByLabel("Search").fill(a.text_es.replace("á", "a"));
  await expect(
    page.getByRole("listitem").filter({ hasText: /\d/ }),
  ).toHaveCount(1);
  await expect(page.getByText(`1 of ${length}.`)).toBeVisible();
  await expect(
    page.getByRole("button", { name: `Move ${a.text} up` }),
  ).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Search").fill("nobody asks this");
  await expect(
    page.getByText("Nothing found for “nobody asks this”"),
  ).toBeVisible();
});

test("a tooltip appears after half a second and closes with Escape", async ({
  page,
  staffApi,
}) => {
  const [a] = await three(page, staffApi);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(1, 1);
  await page.getByRole("button", { name: `Move ${a.text} up` }).hover();
  await page.clock.runFor(499);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await page.clock.runFor(2);
  await expect(page.getByRole("tooltip")).toHaveText("Move up");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
});
