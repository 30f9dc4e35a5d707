import type { Page } from "@playwright/test";

export const search = (page: Page) =>
  page.getByRole("searchbox", { name: "Search" });

/** The search text in the history entry. It is not in the address, which servers log. */
export const searchInHistory = (page: Page) =>
  page.evaluate(() => {
    const { state } = history as { state: { usr?: { query?: string } } | null };
    return state?.usr?.query;
  });
