import type { Locator, Page } from "@playwright/test";
import { moveDown } from "./support/keyboard-drag.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { finger } from "./support/visitor/finger.ts";
import { titlesOf } from "./support/visitor/panels.ts";
import { answerAtOnce, begin } from "./support/visitor/quiz.ts";
import { move, names, rows, toRanking } from "./support/visitor/ranking.ts";

/** Opens the ranking. `expectFirstAt` expects the first concern at this index, and the others in their order. */
async function openRanking(page: Page) {
  await toRanking(page);
  const [first = "", ...others] = await names(page);
  const handle = page.getByRole("button", {
    name: `Move ${first}`,
    exact: true,
  });
  const expectFirstAt = (index: number) =>
    expect.poll(() => names(page)).toEqual(others.toSpliced(index, 0, first));
  return { first, others, handle, expectFirstAt };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not there`);
  const { x, y, width, height } = box;
  return { ...box, middle: { x: x + width / 2, y: y + height / 2 } };
}

test("a concern is dragged by its handle, and the results follow the saved order", async ({
  page,
}) => {
  const { first, others, handle, expectFirstAt } = await openRanking(page);
  const see = page.getByRole("button", { name: "See results" });
  await expect(
    page.getByText("This order is saved when you press"),
  ).toBeInViewport();
  await expect(see).toBeInViewport({ ratio: 1 });
  // Drag in the middle of the window: near its edges a drag scrolls the page.
  await rows(page)
    .first()
    .evaluate((row) => scrollBy(0, row.getBoundingClientRect().top - 240));
  const from = (await boxOf(handle)).middle;
  const third = await boxOf(rows(page).nth(2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, third.middle.y, { steps: 12 });
  await expect(
    page.getByText(`${first}, place 3 of 12.`).first(),
  ).toBeAttached();
  await page.mouse.up();
  await expectFirstAt(2);

  await see.click();
  await expect(page).toHaveURL(/\/results\//);
  for (const [index, name] of [others[0], others[1], first].entries())
    await expect(titlesOf(page).nth(index)).toContainText(name ?? "missing");
});

test("concerns are ordered by keyboard, and every move is announced", async ({
  page,
}) => {
  const { first, handle, expectFirstAt } = await openRanking(page);
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(
    page.getByText(`Picked up ${first}, place 1 of 12.`),
  ).toBeAttached();
  await moveDown(page, page.getByText(`${first}, place 2 of 12.`).first());
  await page.keyboard.press("Space");
  await expect(
    page.getByText(`Dropped ${first}, place 2 of 12.`),
  ).toBeAttached();
  await expectFirstAt(1);
});

test("a swipe on the handle moves a concern, and a swipe elsewhere scrolls", async ({
  page,
}) => {
  await page.clock.install();
  const { handle, expectFirstAt } = await openRanking(page);
  await handle.scrollIntoViewIfNeeded();
  const { press, move: drag, lift } = await finger(page);
  const swipe = async (from: { x: number; y: number }, end: number) => {
    await press(from);
    // On a slow machine this must not become a long press, which lifts a row anywhere.
    await page.clock.runFor(100);
    await drag(from, { ...from, y: end });
    await lift();
  };
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const { middle } = await boxOf(handle);
  const beside = (await boxOf(rows(page).nth(1))).middle.x;
  await swipe({ x: beside, y: middle.y }, middle.y - 120);
  await page.clock.resume();
  await expectFirstAt(0);

  // A swipe beside the handle scrolls the page. Wait until scrolling ends.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await handle.click({ trial: true });
  const next = await boxOf(rows(page).nth(1));
  await swipe((await boxOf(handle)).middle, next.middle.y + 6);
  await expectFirstAt(1);
});

test("a long press anywhere on a row moves it", async ({ page }) => {
  const { first, expectFirstAt } = await openRanking(page);
  const from = (await boxOf(rows(page).first())).middle;
  const second = await boxOf(rows(page).nth(1));
  const { press, move: drag, lift } = await finger(page);
  await press(from);
  await expect(
    page.getByText(`Picked up ${first}, place 1 of 12.`),
  ).toBeAttached();
  await drag(from, { ...from, y: second.middle.y + 6 });
  await lift();
  await expectFirstAt(1);
});

test("the notice about an unsent ranking does not cover the focused button", async ({
  page,
  context,
  provoked,
}) => {
  provoked.add(0);
  await page.setViewportSize({ width: 360, height: 640 });
  let isDown = false;
  // Route from the first page on: a call made while routing starts may be missed.
  await context.route("**/api/results", (route) =>
    isDown ? route.abort("internetdisconnected") : route.continue(),
  );
  await toRanking(page);
  isDown = true;
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page.getByText("Saved on this device.")).toBeInViewport();
  const buttons = rows(page).getByRole("button");
  await buttons.first().focus();
  const covered: string[] = [];
  for (let left = await buttons.count(); left > 1; left -= 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height - 2);
      return focused.contains(seen) ? null : focused.ariaLabel;
    });
    if (name !== null) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test("leaving an unsaved ranking by the menu, Back or a reload asks first, and the order stays", async ({
  page,
}) => {
  await begin(page);
  await answerAtOnce(page);
  const [first = "", second = "", ...others] = await names(page);
  await move(page, first, "down");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Home" }).click();
  const question = page.getByText(
    "You are about to leave the page without submitting your results. Would you like to continue?",
  );
  await expect(question).toBeVisible();
  await expect(menu).toBeHidden();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(1);
  await page.getByRole("button", { name: "Stay and finish" }).click();
  await expect(question).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/rank\//);

  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect.poll(() => names(page)).toEqual([second, first, ...others]);

  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Leave the page" }).click();
  await expect(page).toHaveURL("/question/16");
});
