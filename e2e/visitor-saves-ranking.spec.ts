import { move, names, rows, toRanking } from "./support/visitor/ranking.ts";
import { expect, test } from "./support/test.ts";

test("a ranking that cannot be saved shows an error, loses nothing and is saved on the next try", async ({
  page,
  context,
  provoked,
}) => {
  provoked.add(500);
  // Route from the first page on: a call made while routing starts may be missed.
  let isDown = false;
  await context.route("**/api/results", (route) =>
    isDown ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await toRanking(page);
  const before = await names(page);
  await move(page, before[0] ?? "", "down");
  isDown = true;
  await page.getByRole("button", { name: "See results" }).click();
  await expect(
    page.getByText("Can't set results. Please try again later."),
  ).toBeInViewport();
  expect(await names(page)).toEqual([before[1], before[0], ...before.slice(2)]);

  isDown = false;
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page).toHaveURL(/\/results\//);
});

test("the notice about an unsent ranking does not cover the focused button", async ({
  page,
  context,
  provoked,
}) => {
  provoked.add(0);
  await page.setViewportSize({ width: 360, height: 640 });
  let isDown = false;
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

test("a double tap makes one result", async ({ page }) => {
  await toRanking(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/results")) {
      posts.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  await page.getByRole("button", { name: "See results" }).dblclick();
  await expect(page).toHaveURL(/\/results\//);
  expect(new Set(posts).size).toBe(1);
});
