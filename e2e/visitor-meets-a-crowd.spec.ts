import type { Page } from "@playwright/test";
import { busyWords } from "#server/platform/load-shedding/busy-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { inCrowd } from "./support/visitor/crowd.ts";
import { answerAtOnce, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rows } from "./support/visitor/ranking.ts";

/** The page tries again after 15 s at most. */
const comesBack = { timeout: 25_000 };
const name = { en: "Your name", es: "Su nombre" };

test.beforeEach(({ provoked }) => void provoked.add(503));

function title(page: Page, language: "en" | "es") {
  const { title: text } = busyWords[language];
  return page.getByRole("heading", { name: text, level: 1 });
}

for (const language of ["en", "es"] as const) {
  test(`a new visitor reads why it takes a moment, and comes in when there is room (${language})`, async ({
    page,
    server,
  }) => {
    const words = busyWords[language];
    await inCrowd(server, async () => {
      await page.goto(`/quiz?lang=${language}`);
      await expect(title(page, language)).toBeVisible();
      await expect(page.getByText(words.wait)).toBeVisible();
      await expect(page.getByText(words.nothingLost)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: words.now }).click();
      await expect(title(page, language)).toBeVisible();
      await expect(page).toHaveURL(`/quiz?lang=${language}`);
    });
    await expect(page.getByLabel(name[language])).toBeVisible(comesBack);
  });
}

test("a new visitor reads it in the other language too", async ({
  page,
  server,
}) => {
  await inCrowd(server, async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(title(page, "es")).toBeVisible();
    await page.getByRole("link", { name: "English" }).click();
    await expect(title(page, "en")).toBeVisible();
  });
});

test("a crowd does not stop a visitor in the middle of the quiz", async ({
  page,
  server,
}) => {
  await begin(page);
  // The page is cached from now on, and needs no database.
  await page.reload();
  await expectQuestion(page, 1);
  await inCrowd(server, async () => {
    await page.getByRole("radio").first().check();
    await page.reload();
    await expect(page.getByRole("radio").first()).toBeChecked();
    await expect(title(page, "en")).toBeHidden();
    await page.goto("/quiz");
    await expect(title(page, "en")).toBeVisible();
  });
  await expect(page.getByLabel(name.en)).toBeVisible(comesBack);
  await page.goto("/question/1");
  await answerAtOnce(page);
  await expect(rows(page)).toHaveCount(12);
});

test("what is handed in during a crowd arrives after it", async ({
  page,
  server,
}) => {
  await begin(page);
  await inCrowd(server, async () => {
    for (let number = 1; number < 16; number += 1) {
      await expectQuestion(page, number);
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Next" }).click();
    }
    await expectQuestion(page, 16);
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Get results" }).click();
    const trying = page.getByText(/We will keep trying/);
    await expect(trying).toBeVisible({ timeout: 60_000 });
  });
  await expect(rows(page)).toHaveCount(12);
});

test.describe("a browser that runs no scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("comes in by itself too", async ({ page, server }) => {
    await inCrowd(server, async () => {
      await page.goto("/information");
      await expect(title(page, "en")).toBeVisible();
    });
    await expect(title(page, "en")).toBeHidden(comesBack);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
