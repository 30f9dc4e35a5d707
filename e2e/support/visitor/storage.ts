import type { Page } from "@playwright/test";

/** The content of localStorage, without prefetched questions and the font flag. */
export async function readStorage(page: Page) {
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
