import type { Page } from "@playwright/test";

export const contactRows = (page: Page) =>
  page.getByRole("row", { name: /Select / });

export const contactRow = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

export const select = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();

/** Contacts that are told apart by their number: `Parent 0`, `Parent 1` … */
export const parents = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({ name: `Parent ${at}` }));

/** Selects everybody in the list and opens the window for the message. */
export async function writeToAll(page: Page) {
  await page.getByLabel("Select all shown").check();
  const all = page.getByRole("button", { name: /^Select all .* found$/ });
  if (await all.isVisible()) await all.click();
  await press(page, "Send SMS");
  return page.getByRole("dialog", { name: "Send SMS" });
}
