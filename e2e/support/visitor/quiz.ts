import type { Page } from "@playwright/test";
import { expect } from "#e2e/support/test.ts";
import { rows } from "./ranking.ts";

const words = {
  en: {
    start: "/quiz",
    name: "Your name",
    begin: "Get started",
    next: "Next",
    last: "Get results",
  },
  es: {
    start: "/quiz?lang=es",
    name: "Su nombre",
    begin: "Comenzar",
    next: "Siguiente",
    last: "Obtener resultados",
  },
};

export type QuizLanguage = keyof typeof words;

/** Goes from the start page to the first question. */
export async function begin(page: Page, language: QuizLanguage = "en") {
  const { start, name, begin: label } = words[language];
  await page.goto(start);
  await page.getByLabel(name).fill("Maria");
  await page.getByRole("button", { name: label }).click();
  await expectQuestion(page, 1);
}

/** The address changes shortly before the screen does. This waits for both. */
export async function expectQuestion(page: Page, number: number) {
  await expect(page).toHaveURL(`/question/${number}`);
  const text = new RegExp(`^${number} `);
  await expect(page.getByRole("progressbar")).toHaveAttribute(
    "aria-valuetext",
    text,
  );
}

async function questionCount(page: Page): Promise<number> {
  const text = await page
    .getByRole("progressbar")
    .getAttribute("aria-valuetext");
  return Number(/\d+$/.exec(text ?? "")?.[0]);
}

/** Answers all questions; `choose` returns the index of the answer. */
export async function answerAll(
  page: Page,
  language: QuizLanguage = "en",
  choose: (number: number) => number = () => 1,
) {
  const amount = await questionCount(page);
  for (let number = 1; number <= amount; number += 1) {
    await expectQuestion(page, number);
    await page.getByRole("radio").nth(choose(number)).check();
    const label =
      number === amount ? words[language].last : words[language].next;
    await page.getByRole("button", { name: label }).click();
  }
  await expectRanking(page);
}

/** The address changes shortly before the screen does. This waits for both. */
async function expectRanking(page: Page) {
  await expect(page).toHaveURL(/\/rank\/\w{22}$/);
  await expect(rows(page).first()).toBeVisible();
}

/** Stores answers to all questions and submits them, for tests that only need an answered quiz. */
export async function answerAtOnce(page: Page, language: QuizLanguage = "en") {
  const amount = await questionCount(page);
  await page.evaluate(storeAnswers, amount);
  await page.goto(`/question/${amount}`);
  await expectQuestion(page, amount);
  await page.getByRole("button", { name: words[language].last }).click();
  await expectRanking(page);
}

/** Runs in the page: gives every question its second answer. */
async function storeAnswers(amount: number) {
  const numbers = Array.from({ length: amount }, (_, at) => at + 1);
  const questions = await Promise.all(
    numbers.map(async (number) => {
      const reply = await fetch(
        `/api/questions/pos/${number}?child=placeholder`,
      );
      return (await reply.json()) as { _id: string };
    }),
  );
  localStorage["quiz"] = JSON.stringify({
    asked: Object.fromEntries(questions.map((each, at) => [at + 1, each])),
    answers: Object.fromEntries(questions.map(({ _id }) => [_id, "B"])),
  });
}
