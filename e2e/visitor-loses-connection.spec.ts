import type { BrowserContext, Page } from "@playwright/test";
import { openMenu } from "./support/staff/menu.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { toRanking } from "./support/visitor/ranking.ts";
import { expect, test } from "./support/test.ts";

/** Re-enables the HTTP cache, which Playwright's routing disables. */
async function withCache(context: BrowserContext) {
  await context.unrouteAll();
}

function fetched(page: Page, file: RegExp) {
  const names = () =>
    performance.getEntriesByType("resource").map(({ name }) => name);
  return expect
    .poll(async () => (await page.evaluate(names)).some((at) => file.test(at)))
    .toBe(true);
}

test.beforeEach(async ({ context, provoked }) => {
  provoked.add(0);
  await withCache(context);
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
  await fetched(page, /results-screen.*\.css/);
  await fetched(page, /results-screen-(?!client).*\.js/);
  // The last request of an idle page.
  await fetched(page, /tell-worker.*\.js/);
  await page.getByLabel("Your name").fill("Maria");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expectQuestion(page, 2);
  expect(missing).toEqual([]);
});

test("a start page that cannot load the quiz shows an error and continues later", async ({
  page,
  context,
}) => {
  await page.route(/question-screen/, (route) =>
    route.abort("internetdisconnected"),
  );
  await page.goto("/quiz");
  await page.getByLabel(/^Your name/).fill("Maria");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(
    page.getByText("Can't load the question. Please try again later."),
  ).toBeVisible();
  await expect(page.getByLabel(/^Your name/)).toHaveValue("Maria");
  await expect(page).toHaveURL(/\/quiz/);

  await page.unroute(/question-screen/);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
});

test("menu links without a connection show an error and stay on the page", async ({
  page,
  context,
  isMobile,
}) => {
  const follow = async () => {
    if (isMobile) await page.getByRole("button", { name: /Men/ }).click();
    await page.getByRole("link", { name: "Contact us" }).click();
  };
  await page.goto("/", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await follow();
  await expect(
    page.getByText("Can't load the page. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/(\?.*)?$/);

  await context.setOffline(false);
  await follow();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel(/^(Message|Mensaje)/)).toBeVisible();
});

test("leaving a ranking without a connection stays on the ranking", async ({
  page,
  context,
}) => {
  await toRanking(page);
  for (const file of [/\/modal-.*\.js/, /\/modal-.*\.css/])
    await fetched(page, file);
  await context.setOffline(true);
  await openMenu(page);
  await page.getByRole("link", { name: "About us" }).first().click();
  await page.getByRole("button", { name: "Leave the page" }).click();
  await expect(
    page.getByText("Can't load the page. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(12);
  await expect(page).toHaveURL(/\/rank\//);
});

test("a screen whose file failed to load is loaded at the next press", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.route(/question-screen/, (route) =>
    route.fulfill({ status: 503 }),
  );
  await page.goto("/quiz");
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByText("Can't load the question.")).toBeVisible();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByLabel("Your name")).toHaveValue("Maria");

  await page.unroute(/question-screen/);
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
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
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(12);
});

test("nothing is prefetched in data-saving mode", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    }),
  );
  await page.clock.install();
  await page.goto("/quiz", { waitUntil: "networkidle" });
  await page.clock.runFor(10_000);
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  expect(names.filter((name) => name.includes("rank-screen"))).toEqual([]);
});
