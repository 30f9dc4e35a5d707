import type { Language } from "#shared/rules/language.ts";
import type { Locator, Page } from "@playwright/test";
import { press } from "./support/keyboard.ts";
import {
  enlargeText,
  expectNoHorizontalScrolling,
} from "./support/large-text.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { begin, expectQuestion } from "./support/visitor/quiz.ts";
import { ownResult } from "./support/visitor/ranked-result.ts";
import {
  addVoices,
  hearAll,
  waitForSilence,
  waitForSpeech,
} from "./support/visitor/voices.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const words = {
  en: {
    listen: "Listen",
    stop: "Stop",
    question: "question",
    next: "Next",
    description:
      "If you have more than one, choose one and keep that child in mind.",
    topic: "Problems years later",
    known: "What is known",
    why: "Why is this my number 1?",
    ask: "Questions to ask at the visit",
    other: "Español",
  },
  es: {
    listen: "Escuchar",
    stop: "Detener",
    question: "pregunta",
    next: "Siguiente",
    description:
      "Si tiene más de uno, escoja uno y conteste pensando en él o en ella.",
    topic: "Problemas años después",
    known: "Lo que se sabe",
    why: "¿Por qué es mi número 1?",
    ask: "Preguntas para la cita",
    other: "English",
  },
};

const own = { en: { lang: "en-US" }, es: { lang: "es_US" } };
const other = { en: own.es, es: own.en };

/** The requests for the code that reads aloud. */
function watchCode(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/read-aloud|mark-block/.test(request.url()))
      requests.push(request.url());
  });
  return requests;
}

async function expectLargeEnough(button: Locator) {
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

const language = "es" as Language;

const { listen, stop, question, description, next, topic, known, why, ask } =
  words[language];
const button = (page: Page, name: string, what = question) =>
  page.getByRole("button", { name: `${name}: ${what}`, exact: true });

test("a parent listens to a question, by keyboard", async ({ page }) => {
  const requests = watchCode(page);
  await addVoices(page, [other[language], own[language]]);
  await begin(page, language);
  await expectLargeEnough(button(page, listen));
  await expectAccessible(page);
  expect(requests).toEqual([]);

  await press(button(page, listen));
  await waitForSpeech(page);
  expect(requests).not.toEqual([]);
  await expect(button(page, stop)).toBeFocused();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveAttribute("data-reading");
  await expectAccessible(page);
  const answers = await page.locator("label:has([type=radio])").allInnerTexts();
  const spoken = await hearAll(page);
  expect(spoken.map(({ text }) => text)).toEqual([
    await heading.innerText(),
    description,
    ...answers,
  ]);
  expect(new Set(spoken.map(({ lang }) => lang))).toEqual(
    new Set([own[language].lang]),
  );
  await expect(button(page, listen)).toBeFocused();

  await page.keyboard.press("Enter");
  await waitForSpeech(page);
  await page.keyboard.press("Space");
  await waitForSilence(page);
  await expect(page.locator("[data-reading]")).toHaveCount(0);
});

test("the next question ends the reading", async ({ page }) => {
  await addVoices(page, [own[language]]);
  await begin(page, language);
  await button(page, listen).click();
  await waitForSpeech(page);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: next }).click();
  await expectQuestion(page, 2);
  await waitForSilence(page);
  await button(page, listen).click();
  await waitForSpeech(page);
});

test("a parent listens to a topic, which ends when it is closed", async ({
  page,
}) => {
  const requests = watchCode(page);
  await addVoices(page, [own[language]]);
  await page.goto(`/concerns?lang=${language}`);
  const panel = await openPanel(page);
  await expectLargeEnough(button(page, listen, topic));
  await expectAccessible(page);
  expect(requests).toEqual([]);
  await button(page, listen, topic).click();
  await waitForSpeech(page);
  await expectAccessible(page);
  const spoken = (await hearAll(page)).map(({ text }) => text);
  expect(spoken[0]).toBe(topic);
  expect(spoken).toContain(known);
  const links = panel.getByRole("listitem").getByRole("link");
  const outside = await links.last().innerText();
  expect(spoken.join(" ")).not.toContain(outside);
  for (const text of spoken) expect(text.length).toBeLessThanOrEqual(200);

  await button(page, listen, topic).click();
  await waitForSpeech(page);
  await panel.locator("summary").first().click();
  await waitForSilence(page);
});

test("a parent listens to a result, and Stop stays in view", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await addVoices(page, [own.en, own.es]);
  const result = await ownResult(page, request);
  await page.goto(`/results/${result}?lang=${language}`);
  const panel = await openPanel(page);
  const name = await panel.getByRole("heading", { level: 2 }).innerText();
  await button(page, listen, name).click();
  await waitForSpeech(page);
  for (let count = 1; count < 9; count += 1) {
    await page.evaluate(() => window.endUtterance());
    await page.waitForFunction((n) => window.spoken.length > n, count);
  }
  await expect(page.locator("[data-reading]")).toBeInViewport();
  await expect(button(page, stop, name)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const texts = await page.evaluate(() =>
    window.spoken.map(({ text }) => text),
  );
  expect(texts[0]).toBe(name);
  expect(texts).toContain(why);

  await page.goto(`/results/${result}?lang=${language}`);
  await openPanel(page);
  await button(page, listen, name).click();
  const all = (await hearAll(page)).map(({ text }) => text);
  expect(all).toContain(ask);
  await expect(page.locator("[data-reading]")).toHaveCount(0);
});

test("another language ends the reading of a result", async ({
  page,
  request,
}) => {
  await addVoices(page, [own[language]]);
  const result = await ownResult(page, request);
  await page.goto(`/results/${result}?lang=${language}`);
  const panel = await openPanel(page);
  await panel.getByRole("button", { name: listen }).click();
  await waitForSpeech(page);
  await page.getByRole("button", { name: words[language].other }).click();
  await waitForSilence(page);
  await expect(page.locator("[data-listen]")).toHaveCount(0);
});

test("without a voice of the page's language there is no button", async ({
  page,
}) => {
  const remote = { ...own[language], localService: false };
  await addVoices(page, [other[language], remote]);
  await page.goto(`/concerns?lang=${language}`);
  await openPanel(page);
  await begin(page, language);
  await expect(page.locator("[data-listen]")).toHaveCount(0);
});

test("with the button, each question still shows all answers and Next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await addVoices(page, [own[language]]);
  await begin(page, language);
  for (let number = 1; number <= 16; number += 1) {
    await page.goto(`/question/${number}`);
    await expectQuestion(page, number);
    await expect(button(page, listen)).toBeInViewport({ ratio: 1 });
    const answers = page.locator("label:has([type=radio])");
    await answers.nth(1).click();
    const { y = 0, height = 0 } = (await answers.last().boundingBox()) ?? {};
    const bar = page.locator("main [type=submit]:visible").last();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect.soft(y + height, page.url()).toBeLessThanOrEqual(top);
  }
});

test("with text at 200%, each question shows the button and its first answer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await enlargeText(page);
  await addVoices(page, [own[language]]);
  await begin(page, language);
  for (let number = 1; number <= 16; number += 1) {
    await page.goto(`/question/${number}`);
    await expectQuestion(page, number);
    await expectLargeEnough(button(page, listen));
    const first = page.locator("label:has([type=radio])").first();
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
    expect.soft(y + height, page.url()).toBeLessThanOrEqual(616);
    await first.click();
    await expectNoHorizontalScrolling(page);
  }
});

test("a page that is hidden or left falls silent", async ({ page }) => {
  await addVoices(page, [own.en]);
  await begin(page);
  const button = page.getByRole("button", { name: "Listen: question" });
  await button.click();
  await waitForSpeech(page);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await waitForSilence(page);
  await button.click();
  await waitForSpeech(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await waitForSilence(page);
});

test("an English text on a Spanish page is read by an English voice, or not at all", async ({
  page,
}) => {
  await page.route(/\/api\/concerns\?child=/, async (route) => {
    const reply = await route.fetch();
    const [first, ...others] = await reply.json();
    const json = [{ ...first, content_es: "" }, ...others];
    await route.fulfill({ json });
  });
  for (const voices of [[own.es], [own.es, own.en]]) {
    await addVoices(page, voices);
    // Before hydration a link loads the whole page and bypasses the changed reply.
    await page.goto("/?lang=es", { waitUntil: "networkidle" });
    await page.getByRole("contentinfo").getByRole("link").first().click();
    await openPanel(page);
    await page
      .getByRole("button", { name: "Escuchar: Problemas años después" })
      .click();
    const spoken = await hearAll(page);
    expect(spoken).toContainEqual({
      text: "Este texto está en inglés.",
      lang: "es_US",
    });
    const english = spoken.filter(({ text }) => /\bvaccines?\b/.test(text));
    expect(english.length > 0).toBe(voices.length > 1);
    for (const { lang } of english) expect(lang).toBe("en-US");
  }
});
