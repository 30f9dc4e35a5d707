import type { Locator, Page } from "@playwright/test";
import type { Question } from "#shared/contract/content/questions.ts";
import { moveDown } from "./support/keyboard-drag.ts";
import {
  addQuestion,
  type StaffApi,
  test,
} from "./support/staff/staff-test.ts";
import { expect } from "./support/test.ts";

const rowOf = (page: Page, { text }: Question) =>
  page.getByRole("listitem").filter({ hasText: text });

const orderOf = async ({ call }: StaffApi, mine: Question[]) => {
  const all = await call<Question[]>("GET /api/questions/all");
  const ids = new Set(mine.map(({ _id }) => _id));
  return all.map(({ _id }) => _id).filter((id) => ids.has(id));
};

/** The button has `aria-disabled` while it saves, and `disabled` once there is nothing to save. */
const expectSaved = (save: Locator) => expect(save).toHaveAttribute("disabled");

/** Three questions at the end of the list. */
async function three(page: Page, staffApi: StaffApi) {
  const a = await addQuestion(staffApi);
  const b = await addQuestion(staffApi);
  const c = await addQuestion(staffApi);
  await page.goto("/dashboard/questions");
  return [a, b, c] as const;
}

test("moving a question enables “Save order”, and saving disables it", async ({
  page,
  staffApi,
}) => {
  const [a, b, c] = await three(page, staffApi);
  const save = page.getByRole("button", { name: "Save order" });
  await expect(save).toBeDisabled();
  const up = page.getByRole("button", { name: `Move ${c.text} up` });
  await up.click();
  await expect(save).toBeEnabled();
  await expect(up).toBeFocused();
  await page.getByRole("button", { name: `Move ${c.text} down` }).click();
  await expect(save).toBeDisabled();
  await up.click();
  await up.click();
  await save.click();
  await expect(
    page.getByText("Questions reordered successfully!"),
  ).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await orderOf(staffApi, [a, b, c])).toEqual([c._id, a._id, b._id]);
});

test("leaving while a saved order is being reloaded does not ask first", async ({
  page,
  staffApi,
}) => {
  const [, , c] = await three(page, staffApi);
  await page.getByRole("button", { name: `Move ${c.text} up` }).click();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/questions/all", async (route) => {
    await held;
    await route.continue();
  });
  const save = page.getByRole("button", { name: "Save order" });
  await save.click();
  await expectSaved(save);
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  release();
  await expect(page).toHaveURL("/dashboard/messages");
});

test("an order that could not be saved stays on the screen and can be saved again", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(503);
  const [a, b, c] = await three(page, staffApi);
  await page.route("**/api/questions/reorder", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page.getByRole("button", { name: `Move ${a.text} down` }).click();
  const save = page.getByRole("button", { name: "Save order" });
  await save.click();
  await expect(
    page.getByText(
      "There was an error while reordering the questions. Please try again later.",
    ),
  ).toBeVisible();
  await expect(save).toBeEnabled();
  await page.unroute("**/api/questions/reorder");
  await save.click();
  await expectSaved(save);
  expect(await orderOf(staffApi, [a, b, c])).toEqual([b._id, a._id, c._id]);
});

test("a new order can be saved after a question was added meanwhile", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409).add(400);
  const [a, b, c] = await three(page, staffApi);
  await page.getByRole("button", { name: `Move ${c.text} up` }).click();
  const late = await addQuestion(staffApi);
  const save = page.getByRole("button", { name: "Save order" });
  await save.click();
  await expect(page.getByText(/error while reordering/)).toBeVisible();
  await expect(rowOf(page, late)).toBeVisible();
  await save.click();
  await expectSaved(save);
  const order = await orderOf(staffApi, [a, b, c, late]);
  expect(order).toEqual([a._id, c._id, b._id, late._id]);
});

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
  const { length } = await staffApi.call<Question[]>("GET /api/questions/all");
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
  await rowOf(page, b).getByRole("link").first().press("Enter");
  await page.getByLabel("Question (English)").press("End");
  await page.keyboard.type(" Really?");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
});
