import type { Page } from "@playwright/test";
import type { Question } from "#shared/contract/content/questions.ts";
import { moveDown } from "./support/keyboard-drag.ts";
import { search, searchInHistory } from "./support/staff/search.ts";
import {
  addQuestion,
  type StaffApi,
  test,
} from "./support/staff/staff-test.ts";
import { expect } from "./support/test.ts";

const rowOf = (page: Page, { text }: Question) =>
  page.getByRole("listitem").filter({ hasText: text });

const all = ({ call }: StaffApi) => call<Question[]>("GET /api/questions/all");

const orderOf = async (staffApi: StaffApi, mine: Question[]) => {
  const ids = new Set(mine.map(({ _id }) => _id));
  return (await all(staffApi))
    .map(({ _id }) => _id)
    .filter((id) => ids.has(id));
};

/** Three questions at the end of the list. */
async function three(page: Page, staffApi: StaffApi) {
  const a = await addQuestion(staffApi);
  const b = await addQuestion(staffApi);
  const c = await addQuestion(staffApi);
  await page.goto("/dashboard/questions");
  return [a, b, c] as const;
}

test("a row is dragged by its handle", async ({ page, staffApi }) => {
  const [a, b, c] = await three(page, staffApi);
  const handle = rowOf(page, c).getByRole("button", { name: /^Move/ }).first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await rowOf(page, a).boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
  await page.mouse.move(from.x + 20, to.y + 10, { steps: 12 });
  await page.mouse.up();
  // Right after a drop the library may swallow a click. Once saved, the button is disabled.
  const save = page.getByRole("button", { name: "Save order" });
  await expect(async () => {
    if (await save.isEnabled()) await save.click();
    await expect(page.getByText(/reordered successfully/)).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  expect(await orderOf(staffApi, [a, b, c])).toEqual([c._id, a._id, b._id]);
});

test("every action of the list works by keyboard", async ({
  page,
  staffApi,
}) => {
  const [a, b, c] = await three(page, staffApi);
  const handle = rowOf(page, a).getByRole("button", { name: /^Move/ }).first();
  await handle.focus();
  const { length } = await all(staffApi);
  await page.keyboard.press("Space");
  await expect(page.getByText(/^Picked up/)).toBeAttached();
  await moveDown(
    page,
    page.getByText(`${a.text}, place ${length - 1} of ${length}.`).first(),
  );
  await page.keyboard.press("Space");
  await expect(page.getByText(/^Dropped/)).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(rowOf(page, a).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByText("Question status saved!")).toBeVisible();

  const save = page.getByRole("button", { name: "Save order" });
  await save.press("Enter");
  await expect(page.getByText(/reordered successfully/)).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await orderOf(staffApi, [a, b, c])).toEqual([b._id, a._id, c._id]);
});

test("a question that moves to a typed place keeps the focus and stays in view", async ({
  page,
  staffApi,
}) => {
  const { text } = await addQuestion(staffApi);
  const { length } = await all(staffApi);
  await page.goto("/dashboard/questions");
  const place = page.getByRole("button", { name: `Move to place… ${text}` });
  await place.press("Enter");
  await page.getByLabel(/^Place, from 1/).fill("3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: text })).toHaveText(
    `${text}, place 3 of ${length}.`,
  );
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
});

test("searching during a reload after a change does not show the old state", async ({
  page,
  staffApi,
}) => {
  const question = await addQuestion(staffApi);
  await page.goto("/dashboard/questions");
  const row = rowOf(page, question);
  await expect(row).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: onRequest } =
    Promise.withResolvers<void>();
  await page.route("**/api/questions/all", async (route) => {
    onRequest();
    await held;
    await route.continue();
  });
  await row.getByRole("switch").click();
  await requested;
  await search(page).pressSequentially(question.text);
  await expect(search(page)).toHaveValue(question.text);
  release();
  await expect.poll(() => searchInHistory(page)).toBe(question.text);
  await page.waitForLoadState("networkidle");
  await expect(row.getByRole("switch")).not.toBeChecked();
});
