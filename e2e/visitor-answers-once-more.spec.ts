import type { Page } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts.ts";
import { inDatabase } from "./support/in-database.ts";
import { press } from "./support/keyboard.ts";
import { answerAll } from "./support/visitor/quiz.ts";
import { ownResult } from "./support/visitor/ranked-result.ts";
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

const words = askAgainWords.es;

const asking = (page: Page) =>
  page.getByRole("group", { name: /^¿Qué tan probable es/ });
const likely = (page: Page) =>
  asking(page).getByRole("button", { name: "Probable", exact: true });

test("a family answers the last question again, by keyboard, once", async ({
  page,
  request,
  server,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=es`);
  await press(page.locator("summary", { hasText: words.title }));
  await expect(asking(page)).toBeVisible();
  await expectAccessible(page);
  await press(likely(page));
  await expect(page.getByText(words.thanks)).toBeFocused();
  await expect(page.getByText(words.title)).toHaveCount(0);
  expect(await storedAnswer(server, id)).toBe("D");
  await page.reload();
  await expect(page.getByText(/Share|Compartir/).first()).toBeVisible();
  await expect(page.getByText(words.title)).toHaveCount(0);
});

test("the page thanks and refuses before the scripts load, and keeps the words afterward", async ({
  page,
  server,
  staffApi,
  provoked,
}) => {
  provoked.add(422);
  const release = await holdScripts(page);
  await page.goto("/quiz?lang=es", { waitUntil: "commit" });
  await page.getByLabel(/^(Your name|Su nombre)/).fill("Maria");
  await page.getByRole("button", { name: /^(Get started|Comenzar)/ }).click();
  await answerAll(page, "es");
  await page.getByRole("button", { name: /^(See|Ver) res/ }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const id = new URL(page.url()).pathname.slice(-22);
  await page.getByText(words.title).click();
  await staffApi.call("PUT /api/settings", { results: { askagain: "" } });
  await likely(page).click();
  await expect(page.getByText(words.closed)).toBeInViewport();

  await staffApi.call("PUT /api/settings", { results: { askagain: "on" } });
  await page.goto(`/results/${id}`, { waitUntil: "commit" });
  await page.getByText(words.title).click();
  await likely(page).click();
  await expect(page.getByText(words.thanks)).toBeInViewport();
  const read = page.waitForResponse(`**/api/results/${id}`);
  release();
  await read;
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(words.thanks)).toBeVisible();
  await expect(page.getByText(words.title)).toHaveCount(0);
  expect(await storedAnswer(server, id)).toBe("D");
});
