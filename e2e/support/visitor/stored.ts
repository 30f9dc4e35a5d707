import type { Page } from "@playwright/test";

/** What the browser stores, without the questions that the start page fetches ahead of a new quiz, and that the typeface is here. */
export async function storedBy(page: Page) {
  const stored = await page.evaluate(
    () => Object.fromEntries(Object.entries(localStorage)) as object,
  );
  const {
    quiz = "{}",
    letters: __,
    ...others
  } = stored as Record<string, string>;
  const { asked: _, ...given } = JSON.parse(quiz) as Record<string, object>;
  return { answers: {}, ...given, ...others };
}
