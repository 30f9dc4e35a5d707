import type { Page } from "@playwright/test";
import { languages } from "#shared/rules/language.ts";
import { forDoctorWords } from "#web/i18n/visitor/results/for-doctor.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { qrAddress, readBrief } from "#web/visitor/visit/brief.ts";
import { waitUntilCached } from "./support/visitor/offline.ts";
import { qrCodeIn } from "./support/visitor/qr-code.ts";
import { pagesOf, pdfText, withoutSpaces } from "./support/visitor/pdf-text.ts";
import {
  ownResult,
  rankedResult,
  writeQuestion,
} from "./support/visitor/ranked-result.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: "For the doctor" });

async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Show to the doctor" }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Chooses a suggested question of the first topic; returns its text. */
async function chooseSuggestion(page: Page): Promise<string> {
  const panel = await openPanel(page);
  const first = panel
    .getByRole("group", { name: "Questions to ask at the visit" })
    .getByRole("checkbox")
    .first();
  await first.check();
  return first.locator("xpath=..").innerText();
}

test("the family chooses what the doctor sees, and shows it on this phone", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  const suggested = await chooseSuggestion(page);
  await writeQuestion(page, "Can leo play soccer?");
  const dialog = await openDialog(page);
  await expectAccessible(page);
  await dialog.getByText("Change what is shown").click();
  expect(suggested).toContain("Leo");
  await expect(
    dialog.getByRole("checkbox", {
      name: suggested.replace("Leo", "my child"),
    }),
  ).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Show on this screen" }).click();

  await expect(
    page.getByRole("heading", { level: 1, name: "For the doctor" }),
  ).toBeVisible();
  const asked = page.getByRole("listitem");
  await expect(
    asked.filter({ hasText: suggested.replace("Leo", "my child") }),
  ).toBeVisible();
  await expect(
    asked.filter({ hasText: "Can my child play soccer?" }),
  ).toContainText("In their own words:");
  await expect(page.getByText("Side effects")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expectAccessible(page);
  expect(await page.locator("main").innerText()).not.toMatch(/\b(Ana|Leo)\b/i);
  await expect(page).toHaveTitle(/^For the doctor · /);

  await page.getByRole("button", { name: "Español" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Para el doctor" }),
  ).toBeVisible();
  await expect(page.getByText("Efectos secundarios")).toBeVisible();
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
  await page.goBack();
  await expect(
    page.getByRole("button", { name: "Show to the doctor" }),
  ).toBeVisible();
});

test("the page for the doctor is printed once after the family's sheet", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("printed", "");
  });
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=es`);
  await writeQuestion(page, "Can he play soccer?");
  // The family's sheet exists only after scripts have taken over the page.
  await expect(page.getByText(/^Para leer más: /)).toHaveCount(3);
  const own = pagesOf(await page.pdf({ format: "Letter" }));
  await page.getByRole("button", { name: "Mostrar al doctor" }).click();
  await page.getByRole("button", { name: "Imprimir con mi hoja" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("html[printed]")).toBeAttached();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pagesOf(pdf)).toBe(own + 1);
  const text = pdfText(pdf);
  for (const words of ["For the doctor", "In their own words", "Side effects"])
    expect(text).toContain(withoutSpaces(words));
  await page.keyboard.press("Shift");
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(own);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page for the doctor opens without a connection", async ({
    page,
    request,
    context,
  }) => {
    await page.goto(`/results/${await ownResult(page, request)}`);
    const dialog = await openDialog(page);
    await waitUntilCached(page, "/visit");
    const address = await dialog
      .getByRole("link", { name: "Show on this screen" })
      .getAttribute("href");
    await context.setOffline(true);
    await page.goto(address ?? "");
    await expect(page.getByText("Side effects")).toBeVisible();
  });
});

const sizes = [
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [820, 1180],
  [1280, 720],
  [1280, 900],
  [1440, 1000],
] as const;
const amounts = [0, 1, 3, 6];

const cases = sizes.flatMap(([width, height]) =>
  languages.flatMap((language) =>
    amounts.map((amount) => ({ width, height, language, amount })),
  ),
);
// One case for each window size, with each language and amount. ALL_CODES=1 runs them all.
const usual = cases.filter((_, at) => at % 9 === 0);
const tested = process.env["ALL_CODES"] ? cases : usual;

test.describe("with the fewest pixels for each module of the code", () => {
  test.use({ deviceScaleFactor: 1 });

  test("the code can be scanned from every size of screen", async ({
    page,
    request,
    server,
  }) => {
    for (const { width, height, language, amount } of tested) {
      await page.setViewportSize({ width, height });
      const id = await rankedResult(request);
      await page.goto(`/results/${id}?lang=${language}`);
      for (let number = 1; number <= amount; number += 1)
        await writeQuestion(
          page,
          `Question ${number}: can he play soccer on the day after the shot, or is it better to rest?`,
        );
      const words = forDoctorWords[language];
      await page
        .getByRole("button", { name: resultsWords[language].forDoctor })
        .click();
      const code = page.getByRole("img", { name: words.qr });
      await expect(code).toBeVisible();
      const box = await code.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(280);
      const show = page.getByRole("link", { name: words.show });
      const hash = (await show.getAttribute("href"))?.split("#")[1];
      const shown = readBrief(hash ?? "");
      if (typeof shown === "string") throw new Error(shown);
      expect(shown.questions).toHaveLength(amount);
      const { address } = qrAddress(shown, server.url);
      const size = `${width} × ${height}, ${language}, ${amount}`;
      await expect.poll(() => qrCodeIn(page), size).toBe(address);
    }
  });
});
