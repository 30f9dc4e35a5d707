import { inDatabase } from "./support/in-database.ts";
import { openMenu } from "./support/staff/menu.ts";
import { answerAtOnce, begin } from "./support/visitor/quiz.ts";
import { move, names, toRanking } from "./support/visitor/ranking.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("leaving an unsubmitted ranking asks first", async ({ page }) => {
  await begin(page);
  await answerAtOnce(page);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(12);
  await page.getByRole("banner").getByRole("link").first().click();
  const question =
    "You are about to leave the page without submitting your results. Would you like to continue?";
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(1);
  await page.getByRole("button", { name: "Stay and finish" }).click();
  await expect(page).toHaveURL(/\/rank\//);

  await page.goBack();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole("button", { name: "Leave the page" }).click();
  await expect(page).toHaveURL("/question/16");
});

test("leaving on a slow connection shows progress and can be canceled", async ({
  page,
}) => {
  let arrive: () => void = () => {};
  const isSlow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/about-screen/, async (route) => {
    await isSlow;
    await route.continue();
  });
  await toRanking(page);
  await openMenu(page);
  await page.getByRole("link", { name: "About us" }).first().click();
  await page.getByRole("button", { name: "Leave the page" }).click();
  await expect(page.getByRole("button", { name: "One moment…" })).toBeVisible();
  await page.getByRole("button", { name: "Stay and finish" }).click();
  const arrived = page.waitForResponse(/about-screen/);
  arrive();
  await arrived;
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await move(page, (await names(page))[0] ?? "", "down");
  await expect(page.getByText("Can't load the page.")).toBeHidden();
  await expect(page).toHaveURL(/\/rank\//);
});

test("pressing twice while results load slowly saves and counts them once", async ({
  page,
  server,
}) => {
  let arrive: () => void = () => {};
  const isSlow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/results-screen/, async (route) => {
    await isSlow;
    await route.continue();
  });
  await inDatabase(server, (client) => client.query("TRUNCATE events"));
  await begin(page);
  await answerAtOnce(page);
  let posts = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().endsWith("/api/results"))
      posts += 1;
  });
  const see = page.getByRole("button", { name: "See results" });
  const gone = page.waitForResponse(
    (response) => response.request().method() === "DELETE",
  );
  await see.click();
  await gone;
  const saving = page.getByRole("button", { name: "Saving..." });
  await expect(saving).toHaveAttribute("aria-disabled", "true");
  await saving.press("Enter");
  arrive();
  await expect(page).toHaveURL(/\/results\//);
  expect(posts).toBe(1);
  // Events are sent when the page is left.
  await page.goto("/aboutus");
  await expect
    .poll(() =>
      inDatabase(server, async (client) => {
        const { rows } = await client.query(
          "SELECT name FROM events WHERE name IN ('quiz_finished', 'concerns_ranked')",
        );
        return rows.map(({ name }) => String(name)).sort();
      }),
    )
    .toEqual(["concerns_ranked", "quiz_finished"]);
});

test("the menu closes when a link asks before leaving", async ({ page }) => {
  await toRanking(page);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("You are about to leave")).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Stay and finish" }).click();
  await expect(menu).toBeHidden();
});
