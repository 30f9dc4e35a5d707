import type { Locator, Page } from "@playwright/test";
import { inDatabase } from "./support/in-database.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { expect, test } from "./support/test.ts";
import { invite } from "./support/visitor/contact.ts";
import { begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rows } from "./support/visitor/ranking.ts";
import { addVoices } from "./support/visitor/voices.ts";

const small = { width: 360, height: 616 };
const usual = { width: 360, height: 740 };

/** The height of the window above the sticky buttons. */
async function heightAbove(button: Locator): Promise<number> {
  await expect(button).toBeInViewport({ ratio: 1 });
  return (await button.boundingBox())?.y ?? 0;
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Infinity;
}

async function writeClinicPhone(server: RunningServer, phone: string) {
  await inDatabase(server, (client) =>
    client.query(
      "UPDATE settings SET content = jsonb_set(content, '{phone}', to_jsonb($1::text)) WHERE section = 'clinic'",
      [phone],
    ),
  );
}

test.afterEach(({ server }) => writeClinicPhone(server, ""));

const button = (page: Page, name: RegExp | string) =>
  page.getByRole("button", { name });
const answers = (page: Page) => page.locator("label:has([type=radio])");

/** The labels of the buttons are on one line, with room to their borders. */
async function expectShortLabels(buttons: Locator) {
  const found = await buttons.evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const inner = words.getBoundingClientRect();
      const outer = each.getBoundingClientRect();
      const clear = Math.min(
        inner.left - outer.left,
        outer.right - inner.right,
      );
      return { clear, height: inner.height };
    }),
  );
  for (const { clear, height } of found) {
    expect(clear).toBeGreaterThanOrEqual(8);
    expect(height).toBeLessThan(40);
  }
}

test("each question shows Listen, all answers and Next without scrolling, in large letters", async ({
  page,
}) => {
  await page.setViewportSize(small);
  await addVoices(page, [{ lang: "es_US" }]);
  await begin(page, "es");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("group")).toHaveAccessibleName(
    await heading.innerText(),
  );
  const sizes = await page
    .locator("main :is(h1, p, label, span, button):not([data-listen] *)")
    .evaluateAll((texts) =>
      texts.map((text) => parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(6);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
  for (let number = 1; number <= 16; number += 1) {
    await expectQuestion(page, number);
    await expect(button(page, "Escuchar: pregunta")).toBeInViewport({
      ratio: 1,
    });
    await page.getByRole("radio").nth(1).check();
    const next = button(page, /^(Siguiente|Obtener resultados)$/);
    expect(await bottomOf(answers(page).last())).toBeLessThanOrEqual(
      await heightAbove(next),
    );
    // At the bottom edge, within reach of the thumb.
    expect(await bottomOf(next)).toBeGreaterThan(590);
    await expectShortLabels(page.locator("main [data-kind]:visible"));
    await next.click();
  }
  await expect(page).toHaveURL(/\/rank\//);
});

test("a family gets from its link to its results in 35 taps, without scrolling", async ({
  page,
  server,
}) => {
  await page.setViewportSize(small);
  await writeClinicPhone(server, "+13055550100");
  let taps = 0;
  const tap = async (target: Locator) => {
    await expect(target).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await target.tap();
    taps += 1;
  };
  const id = await invite(server, { name: "Rosa", daysAgo: 1 });
  await page.goto(`/${id}?lang=es`);
  await tap(page.getByRole("main").getByRole("link").first());
  await expect(page).toHaveURL(`/quiz/${id}`);
  await tap(button(page, "Comenzar"));
  for (let number = 1; number <= 16; number += 1) {
    await expectQuestion(page, number);
    await tap(answers(page).nth(1));
    await tap(button(page, /^(Siguiente|Obtener resultados)$/));
  }
  const see = button(page, "Ver resultados");
  await expect(rows(page).first()).toBeVisible();
  // On a usual phone, five topics are in view.
  await page.setViewportSize(usual);
  expect(await bottomOf(rows(page).nth(4))).toBeLessThanOrEqual(
    await heightAbove(see),
  );
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  await page.setViewportSize(small);
  await tap(see);
  await expect(page).toHaveURL(/\/results\//);
  expect(taps).toBe(35);

  const room = await heightAbove(button(page, "Compartir"));
  const topics = page.locator("main summary:has(> h2)");
  for (const place of [0, 1, 2]) {
    await expect(topics.nth(place)).toContainText(/\.$/);
    expect(await bottomOf(topics.nth(place))).toBeLessThanOrEqual(room);
  }
  for (const name of ["Mis preguntas", "Llamar"])
    await expect(
      page.getByRole("link", { name, exact: true }),
    ).toBeInViewport();
  await page.setViewportSize(usual);
  const height = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  expect(height).toBeLessThanOrEqual(4 * usual.height);
});
