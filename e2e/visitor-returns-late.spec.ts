import type { Page } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { invite } from "./support/visitor/contact.ts";
import { answerAtOnce, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { readStorage } from "./support/visitor/storage.ts";

async function goOn(page: Page, number: number) {
  await page.goto("/quiz");
  await page
    .getByRole("button", { name: "Continue where you left off" })
    .click();
  await expectQuestion(page, number);
}

test("a reopened tab continues where the visitor stopped, with the answers of all tabs", async ({
  page,
  context,
}) => {
  await begin(page);
  for (const number of [1, 2, 3]) {
    await expectQuestion(page, number);
    await page.getByRole("radio").nth(1).check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expectQuestion(page, 4);
  await page.goto("/");
  await goOn(page, 4);
  await page.getByRole("radio").nth(0).check();

  const other = await context.newPage();
  await other.goto("/question/5");
  await other.getByRole("radio").nth(4).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").nth(4)).toBeChecked();
  await other.goto("/question/4");
  await expect(other.getByRole("radio").nth(0)).toBeChecked();
  await page.close();
  await goOn(other, 6);
});

test("a quiz submitted days ago and never ranked can still be finished, also from the home page", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(404);
  await begin(page);
  await answerAtOnce(page);
  // The server does this after a day.
  await inDatabase(server, (client) =>
    client.query("DELETE FROM results WHERE NOT final"),
  );
  await page.reload();
  await expectQuestion(page, 16);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await page.waitForLoadState("networkidle");
  await goOn(page, 16);
  await page.getByRole("button", { name: "Get results" }).click();
  await expect(page).toHaveURL(/\/rank\//);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page.getByText("Hello, Maria")).toBeVisible();
});

test("the phone of a family that staff erased forgets it, and says so once", async ({
  page,
  request,
  server,
  provoked,
}) => {
  provoked.add(404);
  const contact = await invite(server, { name: "Rosa", daysAgo: 2 });
  await page.goto(`/quiz/${contact}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Rosa");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const results = new URL(page.url()).pathname;
  const stored = await page.evaluate(() => Object.entries(localStorage));
  const reply = await request.post("/api/auth", { data: staff });
  const { token } = (await reply.json()) as { token: string };
  const erased = await request.delete(`/api${results}/family`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(erased.ok()).toBe(true);

  await page.goto(results);
  const forgotten = page.getByText("It was removed from this device too");
  await expect(
    page.getByRole("heading", { name: "We cannot find these results" }),
  ).toBeVisible();
  await expect(forgotten).toBeVisible();
  await expectAccessible(page);
  expect(await readStorage(page)).toEqual({ answers: {}, user: "{}" });

  // The same if the family opens the home page instead.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
  await page.goto("/");
  await expect(forgotten).toBeVisible();
  await expect(page.locator('main a[href="/quiz"]')).toBeHidden();
  await page.goto("/quiz");
  await expect(page.getByRole("button", { name: "Get started" })).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  await expect(forgotten).toBeHidden();
  expect(await readStorage(page)).toEqual({ answers: {}, user: "{}" });
});
