import type { Language } from "#shared/rules/language.ts";
import type { Page } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts.ts";
import { inDatabase } from "./support/in-database.ts";
import { press } from "./support/keyboard.ts";
import { answerAll } from "./support/visitor/quiz.ts";
import { ownResult, rankedResult } from "./support/visitor/ranked-result.ts";
import { test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";
import { askAgainWords } from "#web/i18n/visitor/results/ask-again.words.ts";

type Server = Parameters<typeof inDatabase>[0];

const storedAnswer = (server: Server, id: string) =>
  inDatabase(server, async (client) => {
    const { rows } = await client.query<{ second_answer: string | null }>(
      "SELECT second_answer FROM results WHERE _id = $1",
      [id],
    );
    return rows[0]?.second_answer;
  });

const languages = {
  en: { question: /^How likely is your child to get/, answer: "Likely" },
  es: { question: /^¿Qué tan probable es/, answer: "Probable" },
};

const asking = (page: Page, question: RegExp) =>
  page.getByRole("group", { name: question });

const language = "es" as Language;
const { question, answer } = languages[language];
const words = askAgainWords[language];

test("a family answers the last question again, by keyboard, once", async ({
  page,
  request,
  server,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=${language}`);
  await press(page.locator("summary", { hasText: words.title }));
  await expect(asking(page, question)).toBeVisible();
  await expectAccessible(page);
  await press(
    asking(page, question).getByRole("button", { name: answer, exact: true }),
  );
  await expect(page.getByText(words.thanks)).toBeFocused();
  await expect(page.getByText(words.title)).toHaveCount(0);
  expect(await storedAnswer(server, id)).toBe("D");
  await page.reload();
  await expect(page.getByText(/Share|Compartir/).first()).toBeVisible();
  await expect(page.getByText(words.title)).toHaveCount(0);
});

const choose = (page: Page) =>
  asking(page, question)
    .getByRole("button", { name: answer, exact: true })
    .click();

test("an answer after staff switched the question off is refused in words", async ({
  page,
  request,
  server,
  staffApi,
  provoked,
}) => {
  provoked.add(404);
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=${language}`);
  await page.getByText(words.title).click();
  await staffApi.call("PUT /api/settings", { results: { askagain: "" } });
  await choose(page);
  await expect(page.getByText(words.closed)).toBeFocused();
  await expect(page.getByText(words.title)).toHaveCount(0);
  expect(await storedAnswer(server, id)).toBeNull();
  await expectAccessible(page);
});

test("the page thanks and refuses before the scripts load, and keeps the words afterward", async ({
  page,
  server,
  staffApi,
  provoked,
}) => {
  provoked.add(422);
  const release = await holdScripts(page);
  await page.goto(`/quiz?lang=${language}`, { waitUntil: "commit" });
  await page.getByLabel(/^(Your name|Su nombre)/).fill("Maria");
  await page.getByRole("button", { name: /^(Get started|Comenzar)/ }).click();
  await answerAll(page, language);
  await page.getByRole("button", { name: /^(See|Ver) res/ }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const id = new URL(page.url()).pathname.slice(-22);
  await page.getByText(words.title).click();
  await staffApi.call("PUT /api/settings", { results: { askagain: "" } });
  await choose(page);
  await expect(page.getByText(words.closed)).toBeInViewport();

  await staffApi.call("PUT /api/settings", { results: { askagain: "on" } });
  await page.goto(`/results/${id}`, { waitUntil: "commit" });
  await page.getByText(words.title).click();
  await choose(page);
  await expect(page.getByText(words.thanks)).toBeInViewport();
  const read = page.waitForResponse(`**/api/results/${id}`);
  release();
  await read;
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(words.thanks)).toBeVisible();
  await expect(page.getByText(words.title)).toHaveCount(0);
  expect(await storedAnswer(server, id)).toBe("D");
});

test("without a connection the answer can be given again", async ({
  page,
  context,
  request,
  server,
  provoked,
}) => {
  provoked.add(0);
  const { question, answer } = languages.en;
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  const button = asking(page, question).getByRole("button", {
    name: answer,
    exact: true,
  });
  await page.getByText(askAgainWords.en.title).click();
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText(askAgainWords.en.failed)).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByText(askAgainWords.en.thanks)).toBeVisible();
  expect(await storedAnswer(server, id)).toBe("D");
});

test("other phones, shared pages and a site that switched it off do not ask again", async ({
  page,
  request,
  staffApi,
}) => {
  const other = await rankedResult(request);
  await page.goto(`/results/${other}`);
  await expect(page.getByRole("button", { name: "Start over" })).toBeVisible();
  await expect(page.getByText(askAgainWords.en.title)).toHaveCount(0);

  const own = await ownResult(page, request);
  await page.goto(`/results/${own}#share`);
  await expect(
    page.getByRole("link", { name: "Open my full results" }),
  ).toBeVisible();
  await expect(page.getByText(askAgainWords.en.title)).toHaveCount(0);

  await page.goto(`/results/${own}`);
  await expect(page.getByText(askAgainWords.en.title)).toBeVisible();
  await staffApi.call("PUT /api/settings", { results: { askagain: "" } });
  await page.reload();
  await expect(page.getByRole("button", { name: "Start over" })).toBeVisible();
  await expect(page.getByText(askAgainWords.en.title)).toHaveCount(0);
});
