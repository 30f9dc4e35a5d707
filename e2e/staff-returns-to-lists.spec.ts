import type { Locator, Page } from "@playwright/test";
import {
  addConcern,
  addQuestion,
  type Desk,
  test,
} from "./support/staff/desk.ts";
import { parents } from "./support/staff/contact-list.ts";
import { search, searchedAt } from "./support/staff/search.ts";
import { onlyContacts, onlyFeedbacks } from "./support/staff/staff-lists.ts";
import { expect } from "./support/test.ts";

/**
 * What is typed narrows the list that stands there; it stands in no address, here or on its way to
 * the server.
 */
async function find(
  page: Page,
  list: Locator,
  words: string,
  may: string[] = [],
) {
  await expect(list).toBeVisible();
  const asked: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname, search: query } = new URL(request.url());
    // Letters of the list may still be on their way.
    if (!pathname.startsWith("/assets/")) asked.push(pathname + query);
  };
  page.on("request", note);
  await search(page).pressSequentially(words);
  await expect(search(page)).toHaveValue(words);
  await expect.poll(() => searchedAt(page)).toBe(words);
  page.off("request", note);
  expect(asked.filter((path) => !may.includes(path))).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
}

/** Going away and back, and reading the page again, finds what was searched. */
async function expectSearched(page: Page, words: string) {
  await page.goBack();
  await expect(search(page)).toHaveValue(words);
  await page.reload();
  await expect(search(page)).toHaveValue(words);
}

const lists = {
  questions: async (desk: Desk) => (await addQuestion(desk)).text,
  concerns: async (desk: Desk) => (await addConcern(desk)).name,
};

for (const [list, add] of Object.entries(lists)) {
  test(`back from one of the ${list} stands what was searched`, async ({
    page,
    desk,
  }) => {
    const name = await add(desk);
    await page.goto(`/dashboard/${list}`);
    const row = page.getByRole("link", { name, exact: true });
    await find(page, row, name);
    await expect(row).toHaveCount(1);
    await row.click();
    await expect(page).toHaveURL(/\/edit\//);
    await page.goBack();
    await expect(row).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/edit\//);
    await expectSearched(page, name);
    await search(page).fill("");
    await expect.poll(() => searchedAt(page)).toBeUndefined();
    await expect(page).toHaveURL(`/dashboard/${list}`);
  });

  test(`Cancel, Back and Save of one of the ${list} lead to what was searched`, async ({
    page,
    desk,
  }) => {
    const name = await add(desk);
    await page.goto(`/dashboard/${list}`);
    const row = page.getByRole("link", { name, exact: true });
    await search(page).fill(name);
    await expect(row).toHaveCount(1);
    // Opened at once, before the history has had time to take it.
    await row.click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(search(page)).toHaveValue(name);
    await row.click();
    // The address is there before the form.
    await expect(page.getByRole("link", { name: "Cancel" })).toBeVisible();
    await page
      .locator("header", { has: page.locator("h1") })
      .getByRole("link")
      .click();
    await expect(search(page)).toHaveValue(name);
    await row.click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${list}#`));
    await expect(search(page)).toHaveValue(name);
  });
}

test("back at the contacts they are narrowed, sorted and opened at the page as before", async ({
  page,
  server,
}) => {
  await onlyContacts(server, [{ name: "Ana" }, ...parents(120)]);
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

test("back at the feedbacks they are narrowed as before", async ({
  page,
  server,
}) => {
  const website = {
    type: "website",
    score: 5,
    useful: true,
    findinformation: true,
    wouldrecommend: true,
  } as const;
  await onlyFeedbacks(server, [
    { ...website, date: "2026-03-07T18:00:00Z", addorimprove: "Thank you" },
    { ...website, date: "2026-04-07T18:00:00Z", addorimprove: "Thank you so" },
    { ...website, date: "2026-04-07T18:00:00Z", addorimprove: "Bad" },
  ]);
  await page.goto("/dashboard/feedbacks");
  const entries = page
    .getByRole("list", { name: "Feedbacks" })
    .getByRole("listitem");
  await find(page, entries.first(), "thank");
  await page.getByLabel("From").fill("2026-04-01");
  await expect(entries).toHaveCount(1);
  await page.getByRole("link", { name: "Questions" }).click();
  await expect(page).toHaveURL("/dashboard/questions");
  await expectSearched(page, "thank");
  await expect(entries).toHaveCount(1);
  await expect(page.getByLabel("From")).toHaveValue("2026-04-01");
});
