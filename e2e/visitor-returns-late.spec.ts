import type { Page } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { invite } from "./support/visitor/contact.ts";
import { inDatabase } from "./support/in-database.ts";
import {
  answerAtOnce,
  begin,
  expectQuestion,
  takeQuiz,
} from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const seeResults = { name: "See results" };

test("the ranking's address leads to the results once the ranking is saved", async ({
  page,
}) => {
  await begin(page);
  await answerAtOnce(page);
  const draft = page.url();
  await page.getByRole("button", seeResults).click();
  await expect(page).toHaveURL(/\/results\//);
  const results = page.url();
  await page.goto(draft);
  await expect(page).toHaveURL(results);
});

test("a quiz submitted days ago and never ranked can still be finished", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(404);
  await begin(page);
  await answerAtOnce(page);
  await sweepDrafts(server);
  await page.reload();
  await expect(page).toHaveURL(/\/question\/\d+$/);
  await page.getByRole("button", { name: "Get results" }).click();
  await expect(page).toHaveURL(/\/rank\//);
  await page.getByRole("button", seeResults).click();
  await expect(page).toHaveURL(/\/results\//);
});

/** Deletes drafts, as the server does after a day. */
function sweepDrafts(server: RunningServer) {
  return inDatabase(server, (client) =>
    client.query("DELETE FROM results WHERE NOT final"),
  );
}

async function expectStillThere(page: Page) {
  await page.goto("/quiz", { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: "Continue where you left off" })
    .click();
  await expectQuestion(page, 16);
  await page.getByRole("button", { name: "Get results" }).click();
  await expect(page).toHaveURL(/\/rank\//);
  await page.getByRole("button", seeResults).click();
  await expect(page.getByText("Hello, Maria")).toBeVisible();
}

for (const place of ["the home page", "the address of the results"])
  test(`answers changed days ago and never ranked survive opening ${place}`, async ({
    page,
    server,
    provoked,
  }) => {
    provoked.add(404);
    await begin(page);
    await answerAtOnce(page);
    const draft = page.url();
    await page.goto("/question/1");
    await page.getByRole("radio").nth(2).check();
    await sweepDrafts(server);
    const isHome = place === "the home page";
    const path = isHome ? "/" : draft.replace("/rank/", "/results/");
    await page.goto(path, { waitUntil: "networkidle" });
    await expectStillThere(page);
  });

test("answers that must be submitted again are still there after the home page was opened", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(404);
  await begin(page);
  await answerAtOnce(page);
  await sweepDrafts(server);
  await page.reload();
  await expectQuestion(page, 16);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await page.waitForLoadState("networkidle");
  await expectStillThere(page);
});

test("results can be saved if the invitation is deleted before the ranking", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(400).add(404);
  const id = await invite(server, { name: "Ana", daysAgo: 1 });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Ana");
  await page.getByRole("button", { name: "Get started" }).click();
  await answerAtOnce(page);
  await inDatabase(server, async (client) => {
    await client.query("UPDATE results SET contact = NULL WHERE contact = $1", [
      id,
    ]);
    await client.query("DELETE FROM contacts WHERE _id = $1", [id]);
  });
  await page.getByRole("button", seeResults).click();
  await expect(page).toHaveURL(/\/results\//);
});

test("submitting with skipped questions leads to the first of them", async ({
  page,
}) => {
  await begin(page);
  await page.goto("/question/16");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Get results" }).click();
  await expect(page).toHaveURL(/\/question\/1$/);
});

test("the quiz works if localStorage can be read but not written", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await takeQuiz(page);
});

test("a slow personal link does not overwrite a typed name", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Ana", daysAgo: 20 });
  let answer: () => void = () => {};
  const isSlow = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/contacts/${id}`, async (route) => {
    await isSlow;
    await route.continue();
  });
  await page.goto(`/quiz/${id}`);
  await page.getByLabel("Your name").fill("Typed meanwhile");
  await expect(page.getByRole("button", { name: "One moment…" })).toBeVisible();
  answer();
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page).toHaveURL(/\/question\/1$/);
});
