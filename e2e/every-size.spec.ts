import type { Page } from "@playwright/test";
import {
  enlargeText,
  expectNoHorizontalScrolling,
  findCutWords,
} from "./support/large-text.ts";
import { answerAtOnce, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { addVoices, expectLargeEnough } from "./support/visitor/voices.ts";
import { expect, test } from "./support/test.ts";

const longName = "Maria".repeat(12);
const longWord = "Immunization".repeat(4).slice(0, 45);
const address = `https://www.example.org/${"articles".repeat(6)}?page=1`;

test("at 320 px long words wrap instead of widening the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\/api\/questions\?child=/, async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as object[];
    const texts = {
      text: `What about ${longWord}?`,
      description: `<p>Read ${address}</p>`,
      labelB: address,
    };
    await route.fulfill({
      response,
      json: [{ ...first, ...texts }, ...others],
    });
  });
  await page.goto("/quiz");
  const stored = () => page.evaluate(() => localStorage.getItem("quiz"));
  await expect.poll(stored).toContain(longWord);
  await page.getByLabel("Your name").fill(longName);
  await page.getByLabel(/^Your child.s name/).fill(longName);
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(longWord);
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expectNoHorizontalScrolling(page);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page.getByText(`Hello, ${longName}`)).toBeVisible();
  await expectNoHorizontalScrolling(page);
  await expectNothingCutOff(page);
  await page.goto("/quiz");
  await expectNoHorizontalScrolling(page);
});

/** Opens all panels. They cut off what is wider than they are, without widening the page. */
async function expectNothingCutOff(page: Page) {
  const panels = page.locator("main details");
  await panels.evaluateAll((all) =>
    all.forEach((each) => each.setAttribute("open", "")),
  );
  await expect(panels.getByText(longName).first()).toBeVisible();
  const cutOff = await panels
    .locator("*")
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            each.checkVisibility() &&
            each.getBoundingClientRect().right > innerWidth,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(cutOff).toEqual([]);
}

/** All words are on one line and inside their boxes, and the page does not scroll horizontally. */
async function expectWholeWords(page: Page) {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("details")) panel.open = true;
    return document.fonts.ready;
  });
  await expect(page.getByText(/^Cargando el texto/)).toHaveCount(0);
  for (const [width, height] of [
    [320, 640],
    [360, 616],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalScrolling(page);
    const cut = await page.evaluate(findCutWords);
    expect.soft(cut, `${width} px: ${page.url()}`).toEqual([]);
  }
}

test("with text at 200%, every question shows Listen and its first answer, and no step breaks a word", async ({
  page,
}) => {
  await enlargeText(page);
  await addVoices(page, [{ lang: "es_US" }]);
  await begin(page, "es");
  for (let number = 1; number <= 16; number += 1) {
    await page.goto(`/question/${number}`);
    await expectQuestion(page, number);
    await expectWholeWords(page);
    await expectLargeEnough(
      page.getByRole("button", { name: "Escuchar: pregunta" }),
    );
    const first = page.locator("label:has([type=radio])").first();
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
    expect.soft(y + height, page.url()).toBeLessThanOrEqual(616);
  }
  await answerAtOnce(page, "es");
  await expectWholeWords(page);
  await page.getByRole("button", { name: "Ver resultados" }).click();
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.locator("main summary").first()).toBeVisible();
  await expectWholeWords(page);
});

test("the message for an unknown link does not touch the header", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  await page.goto(`/${"1".repeat(22)}`);
  const header = await page.getByRole("banner").boundingBox();
  const said = await page.getByRole("main").getByRole("alert").boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  expect((said?.y ?? 0) - below).toBeGreaterThanOrEqual(16);
});

test("nothing moves and styles change at once if the visitor prefers reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(1500);
  await page.mouse.wheel(0, 400);
  await page.clock.runFor(500);
  await expect(page.locator("[data-depth][style]")).toHaveCount(0);
  const visibility = await page.locator("h1").evaluate((title) => {
    title.style.visibility = "hidden";
    return getComputedStyle(title).visibility;
  });
  expect(visibility).toBe("hidden");
});
