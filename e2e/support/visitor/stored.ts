import type { Page } from "@playwright/test";

/** What the browser keeps, without the questions that the start page fetches ahead of a new quiz, and that the typeface is here. */
export async function keptBy(page: Page) {
  const kept = await page.evaluate(
    () => Object.fromEntries(Object.entries(localStorage)) as object,
  );
  const {
    quiz = "{}",
    letters: __,
    ...others
  } = kept as Record<string, string>;
  const { asked: _, ...given } = JSON.parse(quiz) as Record<string, object>;
  return { answers: {}, ...given, ...others };
}
