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

/** What a phone may do with everything that scripts stored, seven days after the last visit. */
export async function wipe(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin: new URL(page.url()).origin,
    storageTypes: "local_storage,indexeddb,cache_storage,service_workers",
  });
  await session.detach();
}
