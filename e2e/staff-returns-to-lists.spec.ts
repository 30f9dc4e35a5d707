import type { Locator, Page } from "@playwright/test";
import { addQuestion, test } from "./support/staff/staff-test.ts";
import { parents } from "./support/staff/contact-list.ts";
import { search, searchInHistory } from "./support/staff/search.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect } from "./support/test.ts";

/** Searches the list. The search text must appear neither in the page's address nor in a request's. */
async function find(
  page: Page,
  list: Locator,
  words: string,
  may: string[] = [],
) {
  await expect(list).toBeVisible();
  const requests: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname, search: query } = new URL(request.url());
    // Fonts may still be loading.
    if (!pathname.startsWith("/assets/")) requests.push(pathname + query);
  };
  page.on("request", note);
  await search(page).pressSequentially(words);
  await expect(search(page)).toHaveValue(words);
  await expect.poll(() => searchInHistory(page)).toBe(words);
  page.off("request", note);
  expect(requests.filter((path) => !may.includes(path))).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
}

test("going back from a question, cancelling and saving return to the search", async ({
  page,
  staffApi,
}) => {
  const { text: name } = await addQuestion(staffApi);
  await page.goto("/dashboard/questions");
  const row = page.getByRole("link", { name, exact: true });
  await find(page, row, name);
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(page).toHaveURL(/\/edit\//);
  await page.goBack();
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/edit\//);
  await page.goBack();
  await expect(search(page)).toHaveValue(name);
  await page.reload();
  await expect(search(page)).toHaveValue(name);
  await search(page).fill("");
  await expect.poll(() => searchInHistory(page)).toBeUndefined();
  await expect(page).toHaveURL("/dashboard/questions");

  await search(page).fill(name);
  await expect(row).toHaveCount(1);
  // Opened at once, before the search is written to the history.
  await row.click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(search(page)).toHaveValue(name);
  await row.click();
  // The address changes before the form appears.
  await expect(page.getByRole("link", { name: "Cancel" })).toBeVisible();
  await page
    .locator("header", { has: page.locator("h1") })
    .getByRole("link")
    .first()
    .click();
  await expect(search(page)).toHaveValue(name);
  await row.click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/questions#/);
  await expect(search(page)).toHaveValue(name);
});

test("going back to the contacts keeps filters, sorting and page", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }, ...parents(120)]);
  await page.goto("/dashboard/links");
  await find(page, page.getByText("1–50 of 121"), "ana", [
    "/api/contacts/search",
    "/api/contacts/news",
  ]);
  await page
    .getByRole("combobox", { name: "Status" })
    .selectOption({ index: 1 });
  await page.getByRole("button", { name: "More filters" }).click();
  await page
    .getByRole("combobox", { name: "Language" })
    .selectOption("English");
  await page
    .getByRole("columnheader", { name: "Parent Name" })
    .getByRole("button")
    .click();
  await expect(page.getByText("Contacts 1 of 121")).toBeVisible();
  await search(page).fill("");
  await page.getByRole("button", { name: "Last page" }).click();
  await expect(page.getByText("101–121 of 121")).toBeVisible();
  await page.getByRole("link", { name: "Questions" }).click();
  await expect(page).toHaveURL("/dashboard/questions");
  await page.goBack();
  await expect(page.getByText("101–121 of 121")).toBeVisible();
  await expect(page).toHaveURL(
    "/dashboard/links?status=unsent&language=en&sort=name&page=3",
  );
  await page.getByRole("link", { name: "Send Links" }).click();
  await expect(page.getByText("1–50 of 121")).toBeVisible();
});

test("fast typing in the search box loses no letter and rarely changes the history", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    const counted = window as unknown as { changes: number };
    counted.changes = 0;
    history.replaceState = (...args) => {
      counted.changes += 1;
      replace(...args);
    };
  });
  const words = "a long name that nobody bears, typed in one go".repeat(3);
  await search(page).pressSequentially(words);
  await expect.poll(() => searchInHistory(page)).toBe(words);
  await expect(search(page)).toHaveValue(words);
  const changes = await page.evaluate(
    () => (window as unknown as { changes: number }).changes,
  );
  expect(changes).toBeLessThan(words.length / 2);
});
