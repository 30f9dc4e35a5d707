import type { Page } from "@playwright/test";
import type { Question } from "#shared/contract/content/questions.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import {
  addQuestion,
  type StaffApi,
  test,
} from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const all = ({ call }: StaffApi) => call<Question[]>("GET /api/questions/all");

const askPlace = (page: Page, text: string) =>
  page.getByRole("button", { name: `Move to place… ${text}` });

async function save(page: Page) {
  await page.getByRole("button", { name: "Save order" }).click();
  await expect(
    page.getByText("Questions reordered successfully!"),
  ).toBeVisible();
}

test("a question is moved to any position in one step by keyboard, and the move is announced", async ({
  page,
  staffApi,
}) => {
  const { _id, text } = await addQuestion(staffApi);
  const before = await all(staffApi);
  await page.goto("/dashboard/questions");
  await askPlace(page, text).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Move “${text}”` });
  const place = dialog.getByLabel(`Place, from 1 to ${before.length}`);
  await expect(place).toBeFocused();
  await expect(place).toHaveValue(String(before.length));
  for (const wrong of ["", "0", "x", "1.5", String(before.length + 1)]) {
    await place.fill(wrong);
    await page.keyboard.press("Enter");
    await expect(
      dialog.getByText(`Please type a number from 1 to ${before.length}.`),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await place.fill("3");
  const { text: second } = withChildName(before[1] ?? { text: "" });
  await expect(dialog.getByText(`After “${second}”`)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: text })).toHaveText(
    `${text}, place 3 of ${before.length}.`,
  );
  await expect(askPlace(page, text)).toBeFocused();
  await expect(askPlace(page, text)).toBeInViewport();
  await save(page);
  expect((await all(staffApi)).map((each) => each._id).indexOf(_id)).toBe(2);
});

test("a question found by search is moved to the top and to the bottom", async ({
  page,
  staffApi,
}) => {
  const { _id, text } = await addQuestion(staffApi);
  await page.goto("/dashboard/questions");
  await page.getByRole("searchbox").fill(text);
  for (const [end, at] of [
    ["To the top", 0],
    ["To the bottom", -1],
  ] as const) {
    await askPlace(page, text).click();
    await page.getByRole("button", { name: end }).click();
    await expect(
      page.getByText("The new order is not saved yet."),
    ).toBeVisible();
    await save(page);
    expect((await all(staffApi)).at(at)?._id).toBe(_id);
    await page.reload();
  }
  await askPlace(page, text).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Save order" })).toBeDisabled();
});
