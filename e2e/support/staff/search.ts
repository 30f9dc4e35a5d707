import type { Page } from "@playwright/test";

export const search = (page: Page) =>
  page.getByRole("searchbox", { name: "Search" });

/** What this entry of the history remembers; the address, which servers see and log, says nothing of it. */
export const searchedAt = (page: Page) =>
  page.evaluate(() => {
    const { state } = history as { state: { usr?: { query?: string } } | null };
    return state?.usr?.query;
  });
