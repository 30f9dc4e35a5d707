import type { Locator, Page } from "@playwright/test";
import type { Question } from "#shared/contract/content/questions.ts";
import { moveDown } from "./support/drag.ts";
import { addQuestion, type Desk, test } from "./support/staff/desk.ts";
import { expect } from "./support/test.ts";

const rowOf = (page: Page, { text }: Question) =>
  page.getByRole("listitem").filter({ hasText: text });

const orderOf = async ({ ask }: Desk, mine: Question[]) => {
  const all = await ask<Question[]>("GET /api/questions/all");
  const ids = new Set(mine.map(({ _id }) => _id));
  return all.map(({ _id }) => _id).filter((id) => ids.has(id));
};

/** While it saves, the button is only said to be disabled; afterwards there is nothing to save. */
const expectSaved = (save: Locator) => expect(save).toHaveAttribute("disabled");

/** Three questions at the end of the list. */
async function three(page: Page, desk: Desk) {
  const a = await addQuestion(desk);
  const b = await addQuestion(desk);
  const c = await addQuestion(desk);
  await page.goto("/dashboard/questions");
  return [a, b, c] as const;
}

test("moving enables the button that saves the order, saving disables it again", async ({
  page,
  desk,
}) => {
  const [a, b, c] = await three(page, desk);
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
  expect(await orderOf(desk, [a, b, c])).toEqual([c._id, a._id, b._id]);
});

test("whoever leaves while a saved order is read again is not asked about it", async ({
  page,
  desk,
}) => {
  const [, , c] = await three(page, desk);
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

test("an order that could not be saved stays on the screen, to be saved again", async ({
  page,
  desk,
  provoked,
}) => {
  provoked.add(503);
  const [a, b, c] = await three(page, desk);
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
  expect(await orderOf(desk, [a, b, c])).toEqual([b._id, a._id, c._id]);
});

test("a question that somebody adds meanwhile does not spoil a new order", async ({
  page,
  desk,
  provoked,
}) => {
  provoked.add(409).add(400);
  const [a, b, c] = await three(page, desk);
  await page.getByRole("button", { name: `Move ${c.text} up` }).click();
  const late = await addQuestion(desk);
  const save = page.getByRole("button", { name: "Save order" });
  await save.click();
  await expect(page.getByText(/error while reordering/)).toBeVisible();
  await expect(rowOf(page, late)).toBeVisible();
  await save.click();
  await expectSaved(save);
  const order = await orderOf(desk, [a, b, c, late]);
  expect(order).toEqual([a._id, c._id, b._id, late._id]);
});

test("a row is dragged by its handle, @desktop", async ({ page, desk }) => {
  const [a, b, c] = await three(page, desk);
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
  // For a moment after a drop the library takes a click for the end of the drag; once saved there is no more to click.
  const save = page.getByRole("button", { name: "Save order" });
  await expect(async () => {
    if (await save.isEnabled()) await save.click();
    await expect(page.getByText(/reordered successfully/)).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  expect(await orderOf(desk, [a, b, c])).toEqual([c._id, a._id, b._id]);
});

test("everything in the list can be done with the keyboard alone", async ({
  page,
  desk,
}) => {
  const [a, b, c] = await three(page, desk);
  const handle = rowOf(page, a).getByRole("button", { name: /^Move/ }).first();
  await handle.focus();
  const { length } = await desk.ask<Question[]>("GET /api/questions/all");
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
  expect(await orderOf(desk, [a, b, c])).toEqual([b._id, a._id, c._id]);
  await rowOf(page, b).getByRole("link").first().press("Enter");
  await page.getByLabel("Question (English)").press("End");
  await page.keyboard.type(" Really?");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
});
