import { startReleaseProxy } from "./support/release-proxy.ts";
import {
  cacheNames,
  untilCached,
  waitUntilCached,
} from "./support/visitor/offline.ts";
import { begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rows } from "./support/visitor/ranking.ts";
import { ownResult, writeQuestion } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ provoked }) => {
  provoked.add(0);
});

test("a quiz taken offline is sent when the connection returns", async ({
  page,
  context,
}) => {
  await page.goto("/quiz");
  await waitUntilCached(page, "/offline");
  await context.setOffline(true);
  await begin(page);
  for (let number = 1; number <= 16; number += 1) {
    await expectQuestion(page, number);
    await page.getByRole("radio").nth(1).check();
    const label = number === 16 ? "Get results" : "Next";
    await page.getByRole("button", { name: label }).click();
  }
  await expect(page.getByText("Saved on this device. We will")).toBeVisible();

  await page.goto("/");
  const waiting = page.getByText("Your answers are saved on this device.");
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Put your topics in order" }).click();
  await expect(page).toHaveURL(/\/rank\/\w{22}$/);
  await expect(rows(page)).toHaveCount(12);
  await waitUntilCached(
    page,
    new URL(page.url()).pathname.replace("rank", "api/results"),
  );

  await context.setOffline(true);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page.getByText("Saved on this device. We will")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Saved on this device. We will")).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  await expect(page.getByText("Hello, Maria")).toBeVisible();
});

test("results and questions for the visit open offline until the family starts over", async ({
  page,
  request,
  context,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  await waitUntilCached(page, `/api/results/${id}`);
  await writeQuestion(page, "Can he play soccer?");
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  const questions = page.getByRole("region", {
    name: "My questions for the visit",
  });
  await expect(questions.getByText("Can he play soccer?")).toBeVisible();
  const others = page.locator("main details", { hasText: "more topics on" });
  await others.locator("> summary").first().click();
  const panel = others.first().locator("details").first();
  await panel.locator("> summary").click();
  await expect(panel.getByRole("checkbox").first()).toBeVisible();
  await expect(page.getByText("Can't load")).toHaveCount(0);

  await page.getByRole("button", { name: "Start over" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Start over" })
    .click();
  await expect(page).toHaveURL("/quiz");
  await page.goto(`/results/${id}`);
  await expect(
    page.getByRole("heading", { name: "No connection right now" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "All topics" }).click();
  await expect(page).toHaveURL("/concerns");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page that is not cached shows the offline page in Spanish, then loads when online", async ({
  page,
  context,
}) => {
  await page.goto("/?lang=es");
  await waitUntilCached(page, "/offline");
  await context.setOffline(true);
  await page.goto("/aboutus");
  await expect(
    page.getByRole("heading", { name: "No hay conexión en este momento" }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Todos los temas" }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("Nothing is lost.")).toBeVisible();
  await page.getByRole("button", { name: "Español" }).click();

  await context.setOffline(false);
  await expect(page).toHaveTitle(/^(?!No connection)/);
  await expect(
    page.getByRole("link", { name: "Todos los temas" }),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("a new release replaces all caches at the next visit and keeps opened results offline", async ({
  page,
  request,
  context,
  server,
  origins,
}) => {
  const proxy = await startReleaseProxy(server.url);
  origins.add(proxy.url);
  const id = await ownResult(page, request);
  const results = `${proxy.url}/results/${id}`;
  await page.goto(results);
  await waitUntilCached(page, `/api/results/${id}`);
  const older = await cacheNames(page);
  expect(older).toHaveLength(2);

  proxy.release();
  await page.reload();
  const waiting = async () =>
    (await navigator.serviceWorker.getRegistration())?.waiting?.state;
  await expect
    .poll(() => page.evaluate(waiting), untilCached)
    .toBe("installed");
  expect(await cacheNames(page)).toEqual(expect.arrayContaining(older));

  async function openAnew() {
    await page.goto("/healthz");
    await page.goto(`${proxy.url}/concerns`);
    return (await cacheNames(page)).toSorted();
  }
  await expect.poll(openAnew, untilCached).toEqual(["site next", "visit next"]);
  await context.setOffline(true);
  await page.goto(results);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("No connection right now")).toHaveCount(0);
  proxy.stop();
});
