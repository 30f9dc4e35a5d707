import type { BrowserContext, Page } from "@playwright/test";
import { kioskWords } from "#web/i18n/visitor/kiosk.words.ts";
import { forDoctorWords } from "#web/i18n/visitor/results/for-doctor.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import { inDatabase } from "#e2e/support/in-database.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { expect } from "#e2e/support/test.ts";
import { qrCodeIn } from "./qr-code.ts";
import type { QuizLanguage } from "./quiz.ts";

/** Words of a family that must not stay on the tablet. */
export const family = {
  parent: "Zenaida Canaria",
  child: "Orquidea",
  question: "Does it hurt my little canary?",
};

const labels = {
  en: {
    name: "Your name",
    child: "Your child’s name",
    begin: "Get started",
    see: "See results",
  },
  es: {
    name: "Su nombre",
    child: "El nombre de su hijo o hija",
    begin: "Comenzar",
    see: "Ver resultados",
  },
};

export const startButton = (page: Page, language: QuizLanguage = "en") =>
  page.getByRole("button", { name: kioskWords[language].start });

/** Turns this browser into a clinic tablet. */
export async function becomeTablet(page: Page) {
  await page.goto("/kiosk");
  await page.getByRole("button", { name: kioskWords.en.setUp }).click();
  await expectStart(page);
}

/** The first page, ready for the next family. */
export async function expectStart(page: Page) {
  await expect(page).toHaveURL(/\/kiosk$/);
  await expect(startButton(page)).toBeVisible();
  await page.waitForFunction(() => "awake" in document.documentElement.dataset);
}

/** Starts the quiz with names that are easy to find. */
export async function startAs(
  page: Page,
  { parent, child } = family,
  language: QuizLanguage = "en",
) {
  const words = labels[language];
  await startButton(page, language).click();
  await page.getByLabel(words.name).fill(parent);
  await page.locator("input[name=childName]").fill(child);
  await page.getByRole("button", { name: words.begin }).click();
}

export async function seeResults(page: Page, language: QuizLanguage = "en") {
  const { see } = labels[language];
  await page.getByRole("button", { name: see }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  await expect(page.locator("#take-along svg")).toBeVisible();
}

/** Opens the page for the doctor, which contains no names, in a dialog of the results. */
export async function showDoctor(page: Page, language: QuizLanguage) {
  const words = forDoctorWords[language];
  await page
    .getByRole("button", { name: resultsWords[language].forDoctor })
    .click();
  const dialog = page.getByRole("dialog", { name: words.title });
  await dialog.getByRole("button", { name: words.show }).click();
  const { questions } = visitWords.en;
  await expect(dialog.getByRole("heading", { name: questions })).toBeVisible();
  await expect(dialog).not.toContainText(family.child);
}

/** Prints the page for the doctor from that dialog. */
export async function printDoctorPage(page: Page) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: visitWords.en.print })
    .click();
  await expect(page.locator("body[data-printed]")).toBeVisible();
}

export async function pressDone(page: Page, language: QuizLanguage = "en") {
  const words = kioskWords[language];
  await page.getByRole("button", { name: words.done, exact: true }).click();
  await page
    .getByRole("alertdialog", { name: words.doneTitle })
    .getByRole("button", { name: words.doneYes })
    .click();
}

/** Runs in the page: everything that it and its browser have stored, except cookies. */
async function readStored() {
  const databases = await indexedDB.databases();
  return JSON.stringify({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    databases: databases.map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    state: JSON.stringify(history.state),
    page: document.documentElement.outerHTML,
  });
}

/** Everything that the tablet holds, as text. */
export async function everythingOn(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(readStored);
  const cookies = await context.cookies();
  return { stored, cookies: cookies.map(({ name }) => name), url: page.url() };
}

/** Expects that nothing of this family or this result is left. */
export async function expectNothingLeft(
  page: Page,
  context: BrowserContext,
  words: string[] = Object.values(family),
) {
  const { stored, cookies } = await everythingOn(page, context);
  expect(cookies).toEqual(["kiosk"]);
  for (const word of words) expect(stored).not.toContain(word);
  const { local, session, databases, caches, workers } = JSON.parse(
    stored,
  ) as Record<string, object | number>;
  expect({ local, session, databases, caches, workers }).toEqual({
    local: {},
    session: {},
    databases: [],
    caches: [],
    workers: 0,
  });
}

/** Expects that the page shows the QR code of this address. */
export async function expectCode(page: Page, address: string) {
  const code = page.locator("#take-along svg");
  await expect.poll(() => qrCodeIn(code)).toBe(address);
}

async function count(server: RunningServer, name: string, which: string) {
  return inDatabase(server, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM results WHERE parentname = $1 AND ${which}`,
      [name],
    );
    return Number(rows[0]?.count);
  });
}

/** The number of finished results with this name. */
export const countFinals = (server: RunningServer, name: string) =>
  count(server, name, "final");

/** The number of drafts and finished results with this name. */
export const countResults = (server: RunningServer, name: string) =>
  count(server, name, "true");
