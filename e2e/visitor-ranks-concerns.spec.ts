import { moveDown } from "./support/keyboard-drag.ts";
import { move, names, rows, toRanking } from "./support/visitor/ranking.ts";
import { expect, test } from "./support/test.ts";
import { titlesOf } from "./support/visitor/panels.ts";

test("concerns are ordered with buttons, and this order is saved", async ({
  page,
}) => {
  await toRanking(page);
  const before = await names(page);
  await move(page, before[1] ?? "", "up");
  await expect
    .poll(() => names(page))
    .toEqual([before[1], before[0], ...before.slice(2)]);

  await page.getByRole("button", { name: "See results" }).click();
  await expect(page).toHaveURL(/\/results\//);
  const titles = titlesOf(page);
  await expect(titles.first()).toContainText(before[1] ?? "no second");
  await expect(titles.nth(1)).toContainText(before[0] ?? "no first");
});

test("one press moves a concern to the top, announces it and shows that it is not saved yet", async ({
  page,
}) => {
  await toRanking(page);
  const before = await names(page);
  const last = before.at(-1) ?? "";
  await expect(
    page.getByText("This order is saved when you press"),
  ).toBeInViewport();
  await expect(
    page.getByRole("button", { name: "See results" }),
  ).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: `To the top: ${last}` }).click();
  await expect.poll(() => names(page)).toEqual([last, ...before.slice(0, -1)]);
  await expect(page.getByText(`${last}, place 1 of 12.`)).toBeAttached();
  await expect(
    page.getByRole("button", { name: `Move ${last}`, exact: true }),
  ).toBeFocused();
  await expect(
    page.getByRole("button", { name: `To the top: ${last}` }),
  ).toHaveCount(0);
});

test("concerns are ordered by keyboard, and every move is announced", async ({
  page,
}) => {
  await toRanking(page);
  const before = await names(page);
  await page
    .getByRole("button", { name: `Move ${before[0]}`, exact: true })
    .focus();
  await page.keyboard.press("Space");
  await expect(
    page.getByText(`Picked up ${before[0]}, place 1 of 12.`),
  ).toBeAttached();
  await moveDown(page, page.getByText(`${before[0]}, place 2 of 12.`).first());
  await page.keyboard.press("Space");
  await expect(
    page.getByText(`Dropped ${before[0]}, place 2 of 12.`),
  ).toBeAttached();
  expect(await names(page)).toEqual([before[1], before[0], ...before.slice(2)]);
});

test("concerns are ordered by dragging the handle, and the page still scrolls", async ({
  page,
}) => {
  await toRanking(page);
  const before = await names(page);
  const handle = page.getByRole("button", {
    name: `Move ${before[0]}`,
    exact: true,
  });
  // Drag in the middle of the window: near its edges a drag scrolls the page.
  await rows(page)
    .first()
    .evaluate((row) => scrollBy(0, row.getBoundingClientRect().top - 240));
  const from = await handle.boundingBox();
  const third = await rows(page).nth(2).boundingBox();
  if (!from || !third) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, third.y + third.height / 2, { steps: 12 });
  await expect(
    page.getByText(`${before[0]}, place 3 of 12.`).first(),
  ).toBeAttached();
  await page.mouse.up();
  await expect
    .poll(() => names(page))
    .toEqual([before[1], before[2], before[0], ...before.slice(3)]);
});

test("a swipe on the handle moves a concern, and a swipe elsewhere scrolls", async ({
  page,
}) => {
  await page.clock.install();
  await toRanking(page);
  const before = await names(page);
  const name = `Move ${before[0]}`;
  const handle = page.getByRole("button", { name, exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const second = await rows(page).nth(1).boundingBox();
  if (!from || !second) throw new Error("nothing to drag");
  const touch = await page.context().newCDPSession(page);
  const draw = async (x: number, start: number, end: number) => {
    const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      });
    await send("touchStart", start);
    // On a slow machine this must not become a long press, which lifts a row anywhere.
    await page.clock.runFor(100);
    for (let step = 1; step <= 10; step += 1) {
      await send("touchMove", start + ((end - start) * step) / 10);
    }
    await send("touchEnd");
  };
  const middle = from.y + from.height / 2;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await draw(second.x + second.width / 2, middle, middle - 120);
  await page.clock.resume();
  expect(await names(page)).toEqual(before);

  // A swipe beside the handle scrolls the page. Wait until scrolling ends.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await handle.click({ trial: true });
  const now = await handle.boundingBox();
  const next = await rows(page).nth(1).boundingBox();
  if (!now || !next) throw new Error("nothing to drag");
  const x = now.x + now.width / 2;
  await draw(x, now.y + now.height / 2, next.y + next.height / 2 + 6);
  await expect
    .poll(() => names(page))
    .toEqual([before[1], before[0], ...before.slice(2)]);
});

test("a long press anywhere on a row moves it", async ({ page }) => {
  await toRanking(page);
  const before = await names(page);
  const from = await rows(page).first().boundingBox();
  const second = await rows(page).nth(1).boundingBox();
  if (!from || !second) throw new Error("nothing to drag");
  const touch = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  const start = from.y + from.height / 2;
  await send("touchStart", start);
  await expect(
    page.getByText(`Picked up ${before[0]}, place 1 of 12.`),
  ).toBeAttached();
  const end = second.y + second.height / 2 + 6;
  for (let step = 1; step <= 10; step += 1)
    await send("touchMove", start + ((end - start) * step) / 10);
  await send("touchEnd");
  await expect
    .poll(() => names(page))
    .toEqual([before[1], before[0], ...before.slice(2)]);
});

test("the order survives a reload", async ({ page }) => {
  await toRanking(page);
  const before = await names(page);
  await move(page, before[0] ?? "", "down");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect
    .poll(() => names(page))
    .toEqual([before[1], before[0], ...before.slice(2)]);
});
