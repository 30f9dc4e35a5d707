import type { Language } from "#shared/rules/language.ts";
import type { Locator, Page } from "@playwright/test";
import { inDatabase } from "./support/in-database.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { expect, test } from "./support/test.ts";
import { invite } from "./support/visitor/contact.ts";
import { answerAll, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rows } from "./support/visitor/ranking.ts";

/** The height of the window above the sticky buttons. */
async function heightAbove(button: Locator): Promise<number> {
  await expect(button).toBeInViewport({ ratio: 1 });
  return (await button.boundingBox())?.y ?? 0;
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Infinity;
}

const words = {
  en: {
    begin: "Get started",
    next: /^(Next|Get results)$/,
    see: "See results",
    questions: "My questions",
    call: "Call the clinic",
    share: "Share",
  },
  es: {
    begin: "Comenzar",
    next: /^(Siguiente|Obtener resultados)$/,
    see: "Ver resultados",
    questions: "Mis preguntas",
    call: "Llamar",
    share: "Compartir",
  },
};

async function writeClinicPhone(server: RunningServer, phone: string) {
  await inDatabase(server, (client) =>
    client.query(
      "UPDATE settings SET content = jsonb_set(content, '{phone}', to_jsonb($1::text)) WHERE section = 'clinic'",
      [phone],
    ),
  );
}

test.afterEach(({ server }) => writeClinicPhone(server, ""));

const language = "es" as Language;

const button = (page: Page, name: RegExp | string) =>
  page.getByRole("button", { name });

test("on a small phone each question shows all answers and Next without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await begin(page, language);
  for (let number = 1; number <= 16; number += 1) {
    await expectQuestion(page, number);
    const next = button(page, words[language].next);
    const last = page.locator("label:has([type=radio])").last();
    expect(await bottomOf(last)).toBeLessThanOrEqual(await heightAbove(next));
    // At the bottom edge, within reach of the thumb.
    expect(await bottomOf(next)).toBeGreaterThan(590);
    await page.getByRole("radio").nth(1).check();
    await next.click();
  }
  await expect(page).toHaveURL(/\/rank\//);
});

test("on a phone five topics of the ranking are visible without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, language);
  await answerAll(page, language);
  const see = button(page, words[language].see);
  const room = await heightAbove(see);
  expect(await bottomOf(rows(page).nth(4))).toBeLessThanOrEqual(room);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
});

test("a family gets from its link to its results in 35 taps, without scrolling", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await writeClinicPhone(server, "+13055550100");
  let taps = 0;
  const tap = async (target: Locator) => {
    await expect(target).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await target.tap();
    taps += 1;
  };
  const id = await invite(server, { name: "Rosa", daysAgo: 1 });
  await page.goto(`/${id}?lang=${language}`);
  await tap(page.getByRole("main").getByRole("link").first());
  await expect(page).toHaveURL(`/quiz/${id}`);
  await tap(button(page, words[language].begin));
  for (let number = 1; number <= 16; number += 1) {
    await expectQuestion(page, number);
    await tap(page.locator("label:has([type=radio])").nth(1));
    await tap(button(page, words[language].next));
  }
  await expect(rows(page).first()).toBeVisible();
  await tap(button(page, words[language].see));
  await expect(page).toHaveURL(/\/results\//);
  expect(taps).toBe(35);

  const { questions, call, share } = words[language];
  const room = await heightAbove(button(page, share));
  const topics = page.locator("main summary:has(> h2)");
  for (const place of [0, 1, 2]) {
    await expect(topics.nth(place)).toContainText(/\.$/);
    expect(await bottomOf(topics.nth(place))).toBeLessThanOrEqual(room);
  }
  for (const name of [questions, call])
    await expect(
      page.getByRole("link", { name, exact: true }),
    ).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 740 });
  const height = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  expect(height).toBeLessThanOrEqual(4 * 740);
});
