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
