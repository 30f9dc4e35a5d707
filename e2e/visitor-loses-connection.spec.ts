import { openMenu } from "./support/staff/menu.ts";
import { expect, test } from "./support/test.ts";
import { panelsOf } from "./support/visitor/panels.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { rows, toRanking } from "./support/visitor/ranking.ts";

test.beforeEach(async ({ context, provoked }) => {
  provoked.add(0).add(503);
  // Re-enables the HTTP cache, which Playwright's routing disables.
  await context.unrouteAll();
});

test("once the start page has loaded, the quiz starts without a connection", async ({
  page,
  context,
}) => {
  const missing: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.url().includes("/assets/")) missing.push(request.url());
  });
  await page.goto("/quiz");
  const names = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
  for (const file of [
    /results-screen.*\.css/,
    /results-screen-(?!client).*\.js/,
    // The last request of an idle page.
    /tell-worker.*\.js/,
  ])
    await expect
      .poll(async () => (await names()).some((name) => file.test(name)))
      .toBe(true);
  await page.getByLabel("Your name").fill("Maria");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expectQuestion(page, 2);
  expect(missing).toEqual([]);
});

test("a screen that cannot be loaded says so, and is loaded at the next press", async ({
  page,
  context,
}) => {
  const follow = async () => {
    await openMenu(page);
    await page.getByRole("link", { name: "Contact us" }).first().click();
  };
  await page.goto("/", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await follow();
  await expect(
    page.getByText("Can't load the page. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/");
  await context.setOffline(false);
  await follow();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel(/^Message/)).toBeVisible();

  const refuse = (address: RegExp) =>
    page.route(address, (route) =>
      route.fulfill({ status: 503, json: { errors: [] } }),
    );
  await refuse(/question-screen/);
  await page.goto("/quiz");
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(
    page.getByText("Can't load the question. Please try again later."),
  ).toBeVisible();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByLabel("Your name")).toHaveValue("Maria");
  await page.unroute(/question-screen/);
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);

  const concerns = /\/api\/concerns\?child=/;
  await refuse(concerns);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "All topics" }).click();
  await expect(
    page.getByRole("heading", { name: "Something went wrong" }),
  ).toBeVisible();
  await page.unroute(concerns);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(panelsOf(page)).toHaveCount(12);
});

test("a ranking that cannot be loaded can be retried in place, and links stay on it while offline", async ({
  page,
  context,
}) => {
  await toRanking(page);
  await page.route("**/api/results/*", (route) =>
    route.abort("internetdisconnected"),
  );
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  const failure = page.getByText("Can't load your data.");
  await expect(failure).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeVisible();
  await openMenu(page);
  await page.getByRole("link", { name: "About us" }).first().click();
  await expect(page.getByText("Can't load the page.")).toBeVisible();
  await expect(page).toHaveURL(/\/rank\//);

  await page.unroute("**/api/results/*");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(12);
});
