import type { Page } from "@playwright/test";
import type { Settings } from "#shared/contract/content/settings.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import {
  ageGroups,
  doseGroups,
  notesFor,
} from "#shared/rules/quiz/visit/child-notes.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { openPanel, panelsOf, titlesOf } from "./support/visitor/panels.ts";
import { pagesOf, pdfText, withoutSpaces } from "./support/visitor/pdf-text.ts";
import { answerAll, begin } from "./support/visitor/quiz.ts";
import { resultAbout } from "./support/visitor/ranked-result.ts";

const words = {
  en: {
    card: "For your child",
    choices: "Your choices: get it now, wait or say no",
    safety: "Before and after the shot",
    top: "What matters most to me",
  },
  es: {
    card: "Para su hijo o hija",
    choices: "Sus opciones: vacunar ahora, esperar o no vacunar",
    safety: "Antes y después de la vacuna",
    top: "Lo que más me importa",
  },
};
const languages = ["en", "es"] as const;

async function textsOf(page: Page) {
  const reply = await page.request.get("/api/settings");
  const { results, main } = (await reply.json()) as Settings;
  return withChildName({ ...results, ...main }) as Record<string, string>;
}

const language = languages[1];

test("each age and number of doses has its own text, which is not in the served HTML", async ({
  page,
  request,
}) => {
  const texts = await textsOf(page);
  const card = page.getByRole("region", { name: words[language].card });
  for (const age of [1, 2, 3, 4])
    for (const doses of [0, 1, 2]) {
      const letters = [age, doses].flatMap((at) => answerOptions[at] ?? []);
      const id = await resultAbout(request, letters);
      const address = `/results/${id}?lang=${language}`;
      await page.goto(address);
      await expect(card.getByRole("term")).toHaveCount(2);
      const notes = notesFor({
        age: ageGroups[age] ?? null,
        doses: doseGroups[doses] ?? null,
      });
      await expect(card.getByRole("paragraph")).toHaveText(
        notes.map((note) => texts[`${note}_${language}`] ?? ""),
      );
      const sent = await (await request.get(address)).text();
      for (const note of notes)
        expect(sent).not.toContain(texts[`${note}_${language}`]);
    }
});

test("the results match the age given in the quiz", async ({ page }) => {
  const texts = await textsOf(page);
  await begin(page, language);
  const child = [3, 1];
  await answerAll(page, language, (number) => child[number - 1] ?? 0);
  await page
    .getByRole("button", { name: /See results|Ver resultados/ })
    .click();
  const card = page.getByRole("region", { name: words[language].card });
  await expect(card).toContainText(texts[`age13_${language}`] ?? "?");
  await expect(card).toContainText(texts[`doseone_${language}`] ?? "?");
  await expectAccessible(page);
  const id = new URL(page.url()).pathname;
  await page.goto(`${id}/sms-share#share`);
  await expect(page.locator("main details").first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(words[language].choices)).toHaveCount(0);
});

test("the ranking, the results and the printed sheet say that a family has few worries", async ({
  page,
}) => {
  const texts = await textsOf(page);
  await begin(page, language);
  await answerAll(page, language, () => 4);
  await expect(
    page.getByText(texts[`calmranking_${language}`] ?? "?"),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /See results|Ver resultados/ })
    .click();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: texts[`calmtitle_${language}`] ?? "?",
    }),
  ).toBeVisible();
  await expect(page.getByText(/my number|mi número/)).toHaveCount(0);
  const text = pdfText(await page.pdf({ format: "Letter" }));
  expect(text).not.toContain(withoutSpaces(words[language].top));
});

test("the results and the printed sheet show the number of doses and the phone number", async ({
  page,
  request,
}) => {
  const texts = await textsOf(page);
  const id = await resultAbout(request, ["C", "B"]);
  await page.goto(`/results/${id}?lang=${language}`);
  const expected = ["schedule", "safety"].map(
    (name) => texts[`${name}_${language}`] ?? "?",
  );
  const results = page.getByRole("main");
  for (const text of expected) {
    const panel = panelsOf(page).filter({ hasText: text });
    await panel.locator("> summary").click();
    await expect(results.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText(/^(Read more|Para leer más): /)).toHaveCount(3);
  const pdf = await page.pdf({ format: "Letter" });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  const text = pdfText(pdf);
  const onSheet = [...expected, texts[`doseone_${language}`] ?? "?"];
  for (const each of onSheet) expect(text).toContain(withoutSpaces(each));
  const facts = {
    en: ["11 or 12", "HPV shots so far"],
    es: ["11 o 12 años"],
  };
  for (const fact of facts[language])
    expect(text).toContain(withoutSpaces(fact));
});

test("every topic has the same three choices, collapsed into one line", async ({
  page,
  request,
}) => {
  const texts = await textsOf(page);
  await page.goto(`/results/${await resultAbout(request, ["C", "A"])}`);
  await openPanel(page);
  const choices = page.getByText(words.en.choices);
  await choices.first().click();
  const advice = page.getByText(texts["laterbad_en"] ?? "?");
  await expect(advice.first()).toBeVisible();
  await expectAccessible(page);

  await page.goto("/concerns");
  const panel = panelsOf(page).first();
  await titlesOf(page).first().click();
  await panel.getByText(words.en.choices).click();
  await expect(panel.getByText(texts["notnowgood_en"] ?? "?")).toBeVisible();
  await expectAccessible(page);
});
