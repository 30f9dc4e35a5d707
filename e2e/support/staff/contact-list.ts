import { expect, type Page } from "@playwright/test";

export const contactRows = (page: Page) =>
  page.getByRole("row", { name: /Select (?!all shown)/ });

/** Found by its checkbox: the random ids in the links may contain a name. */
export function contactRow(page: Page, name: string) {
  const box = (label: string) =>
    page.getByRole("checkbox", { name: `${label} ${name}`, exact: true });
  return page
    .getByRole("row")
    .filter({ has: box("Select").or(box("Seleccionar a")) });
}

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

export const select = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();

/** Contacts named `Parent 0`, `Parent 1` … */
export const parents = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({ name: `Parent ${at}` }));

/** Selects all contacts and opens the message dialog. */
export async function writeToAll(page: Page) {
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  const all = page.getByRole("button", { name: /^Select all .* found$/ });
  if (await all.isVisible()) await all.click();
  await expect(all).toBeHidden();
  await press(page, "Send SMS");
  return page.getByRole("dialog", { name: "Send SMS" });
}
