import type { Page } from "@playwright/test";
import type { Language } from "#shared/rules/language.ts";
import { busyWords } from "#server/platform/overload/busy-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { whileOverloaded } from "./support/visitor/overload.ts";
import { begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rows } from "./support/visitor/ranking.ts";

test.beforeEach(({ provoked }) => void provoked.add(503));

function title(page: Page, language: Language = "en") {
  const { title: text } = busyWords[language];
  return page.getByRole("heading", { name: text, level: 1 });
}

test("a new visitor sees a waiting page in either language, and gets in when there is capacity", async ({
  page,
  server,
}) => {
  const words = busyWords.en;
  await whileOverloaded(server, async () => {
    await page.goto("/quiz");
    await expect(title(page)).toBeVisible();
    await page.getByRole("link", { name: "Español" }).click();
    await expect(title(page, "es")).toBeVisible();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByText(words.wait)).toBeVisible();
    await expect(page.getByText(words.nothingLost)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: words.now }).click();
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL("/quiz?lang=en");
  });
  // The waiting page reloads within 15 s.
  await expect(page.getByLabel("Your name")).toBeVisible({ timeout: 25_000 });
});

test("an overload does not stop a visitor in the middle of the quiz, and the answers arrive afterwards", async ({
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
    await expect(title(page)).toBeHidden();
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
