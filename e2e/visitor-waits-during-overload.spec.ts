import type { Language } from "#shared/rules/language.ts";
import type { Page } from "@playwright/test";
import { busyWords } from "#server/platform/overload/busy-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { whileOverloaded } from "./support/visitor/overload.ts";
import { answerAtOnce, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rows } from "./support/visitor/ranking.ts";

/** The waiting page reloads within 15 s. */
const comesBack = { timeout: 25_000 };
const name = { en: "Your name", es: "Su nombre" };

test.beforeEach(({ provoked }) => void provoked.add(503));

function title(page: Page, language: "en" | "es") {
  const { title: text } = busyWords[language];
  return page.getByRole("heading", { name: text, level: 1 });
}

const language = "en" as Language;

test("a new visitor sees a waiting page and gets in when there is capacity", async ({
  page,
  server,
}) => {
  const words = busyWords[language];
  await whileOverloaded(server, async () => {
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

test("the waiting page can switch its language", async ({ page, server }) => {
  await whileOverloaded(server, async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(title(page, "es")).toBeVisible();
    await page.getByRole("link", { name: "English" }).click();
    await expect(title(page, "en")).toBeVisible();
  });
});

test("an overload does not stop a visitor in the middle of the quiz", async ({
  page,
  server,
}) => {
  await begin(page);
  // The page is cached now and needs no database.
  await page.reload();
  await expectQuestion(page, 1);
  await whileOverloaded(server, async () => {
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

test("a quiz submitted during an overload arrives afterwards", async ({
  page,
  server,
}) => {
  await begin(page);
  await whileOverloaded(server, async () => {
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a waiting visitor gets in automatically", async ({ page, server }) => {
    await whileOverloaded(server, async () => {
      await page.goto("/information");
      await expect(title(page, "en")).toBeVisible();
    });
    await expect(title(page, "en")).toBeHidden(comesBack);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
