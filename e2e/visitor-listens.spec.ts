import type { Page } from "@playwright/test";
import { press } from "./support/keyboard.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { begin, expectQuestion } from "./support/visitor/quiz.ts";
import { ownResult } from "./support/visitor/ranked-result.ts";
import {
  addVoices,
  expectLargeEnough,
  hearAll,
  waitForSilence,
  waitForSpeech,
} from "./support/visitor/voices.ts";

const voices = [{ lang: "en-US" }, { lang: "es_US" }];

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

test("a parent listens to a question by keyboard, and the next question ends the reading", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/read-aloud|mark-block/.test(request.url()))
      requests.push(request.url());
  });
  await addVoices(page, voices);
  await begin(page, "es");
  const listen = button(page, "Escuchar: pregunta");
  const stop = button(page, "Detener: pregunta");
  await expect(listen).toBeVisible();
  await expectLargeEnough(listen);
  expect(requests, "the code that reads aloud loads on use").toEqual([]);

  await press(listen);
  await waitForSpeech(page);
  expect(requests).not.toEqual([]);
  await expect(stop).toBeFocused();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveAttribute("data-reading");
  await expectAccessible(page);
  const answers = await page.locator("label:has([type=radio])").allInnerTexts();
  const spoken = await hearAll(page);
  expect(spoken.map(({ text }) => text)).toEqual([
    await heading.innerText(),
    "Si tiene más de uno, escoja uno y conteste pensando en él o en ella.",
    ...answers,
  ]);
  for (const { lang } of spoken) expect(lang).toBe("es_US");
  await expect(listen).toBeFocused();

  await page.keyboard.press("Enter");
  await waitForSpeech(page);
  await page.keyboard.press("Space");
  await waitForSilence(page);
  await expect(page.locator("[data-reading]")).toHaveCount(0);

  await listen.click();
  await waitForSpeech(page);
  await page.getByRole("radio").first().check();
  await button(page, "Siguiente").click();
  await expectQuestion(page, 2);
  await waitForSilence(page);
  await listen.click();
  await waitForSpeech(page);
});

test("a parent listens to a result with Stop in view, and another language ends the reading", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await addVoices(page, voices);
  const address = `/results/${await ownResult(page, request)}?lang=es`;
  await page.goto(address);
  const panel = await openPanel(page);
  const name = await panel.getByRole("heading", { level: 2 }).innerText();
  const listen = button(page, `Escuchar: ${name}`);
  await expectLargeEnough(listen);
  await listen.click();
  await waitForSpeech(page);
  for (let count = 1; count < 9; count += 1) {
    await page.evaluate(() => window.endUtterance());
    await page.waitForFunction((n) => window.spoken.length > n, count);
  }
  await expect(page.locator("[data-reading]")).toBeInViewport();
  await expect(button(page, `Detener: ${name}`)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const spoken = (await hearAll(page)).map(({ text }) => text);
  expect(spoken[0]).toBe(name);
  for (const title of ["¿Por qué es mi número 1?", "Preguntas para la cita"])
    expect(spoken).toContain(title);
  const links = panel.getByRole("listitem").locator("a[target=_blank]");
  expect(spoken.join(" ")).not.toContain(await links.last().innerText());
  await expect(page.locator("[data-reading]")).toHaveCount(0);

  await listen.click();
  await waitForSpeech(page);
  await page.getByRole("button", { name: "English" }).click();
  await waitForSilence(page);
  await expect(page.locator("[data-reading]")).toHaveCount(0);
});
