import { readFile } from "node:fs/promises";
import {
  contactRow,
  contactRows,
  press,
  select,
} from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a view is saved, reopened with its columns, exported and deleted", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [
    { name: "Ana", language: "es" },
    { name: "Beth" },
  ]);
  await page.goto("/dashboard/links?language=es");
  await press(page, "Save this view");
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await dialog.getByLabel("Name of the view").fill("Spanish readers");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("View saved.")).toBeVisible();
  await page.goto("/dashboard/links");
  await expect(contactRows(page)).toHaveCount(2);
  await page
    .getByRole("combobox", { name: "Saved views" })
    .selectOption("Spanish readers");
  await expect(contactRows(page)).toHaveCount(1);

  await press(page, "Columns");
  await page.getByRole("dialog").getByLabel("Phone Number").uncheck();
  await press(page, "Done");
  await page.reload();
  await expect(contactRows(page)).toContainText(["Ana"]);
  await expect(
    page.getByRole("columnheader", { name: "Phone Number" }),
  ).toBeHidden();

  const download = page.waitForEvent("download");
  await press(page, "Export");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Ana");
  expect(file).not.toContain("Beth");

  await press(page, "Rename or delete");
  await press(page, "Delete the view");
  await expect(page.getByText("View deleted.")).toBeVisible();
  await expect(
    page.getByRole("combobox", { name: "Saved views" }),
  ).toBeHidden();
});

test("two contacts are merged, with the chosen name", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }, { name: "Ana Ruiz" }]);
  await page.goto("/dashboard/links");
  await select(page, "Ana");
  const merge = page.getByRole("button", { name: /^Merge two/ });
  await expect(merge).toBeHidden();
  await select(page, "Ana Ruiz");
  await expect(merge).toBeVisible();
  await press(page, "Merge two selected contacts");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This cannot be undone.");
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Ana Ruiz" }).check();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("Contacts merged.")).toBeVisible();
  await expect(contactRows(page)).toHaveCount(1);
  await expect(contactRow(page, "Ana Ruiz")).toBeVisible();
});
