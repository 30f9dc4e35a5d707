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

test("a contact is corrected, tagged, found by its tag, archived and brought back", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }, { name: "Beth" }]);
  await page.goto("/dashboard/links");
  await select(page, "Ana");
  await press(page, "Edit selected contact");
  const form = page.getByRole("dialog", { name: "Edit contact" });
  await form.getByLabel("ZIP code").fill("07030");
  await form.getByLabel("Note").fill("Call after five");
  await expectAccessible(page);
  await form.getByLabel("Parent Name").fill("Ana Ruiz");
  await form.getByLabel("Parent Name").press("Enter");
  await expect(page.getByText("Contact saved.")).toBeVisible();
  await expect(form).toBeHidden();

  await press(page, "Tag selected contacts");
  const tags = page.getByRole("dialog", { name: "Tags of the selected" });
  await press(page, "Save tags");
  await expect(tags.getByText("Please write a tag to add")).toBeVisible();
  await expectAccessible(page);
  await tags.getByLabel("Tags to add").fill("North School, Wave 1");
  await press(page, "Save tags");
  await expect(page.getByText("Tags of 1 contact saved.")).toBeVisible();
  await page
    .getByRole("combobox", { name: "Tag", exact: true })
    .selectOption("Wave 1");
  await expect(contactRow(page, "Beth")).toBeHidden();
  await expect(page).toHaveURL("/dashboard/links?tags=Wave+1");
  await press(page, "Ana Ruiz");
  const details = page.getByRole("dialog", { name: "Ana Ruiz" });
  for (const fact of ["07030", "Call after five", "North School, Wave 1"])
    await expect(details).toContainText(fact);
  await page.keyboard.press("Escape");

  await press(page, "Archive selected contacts");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Their personal links keep working.");
  await dialog.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("1 contact archived.")).toBeVisible();
  await expect(page.getByText("No contacts match")).toBeVisible();
  await press(page, "More filters");
  await page
    .getByRole("combobox", { name: "Where" })
    .selectOption("Archive (1)");
  await select(page, "Ana Ruiz");
  await press(page, "Bring back selected contacts");
  await expect(page.getByText("1 contact is back in the list.")).toBeVisible();
});

test("deleting asks first, and can be undone until the screen is left", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Nguyen, Thi" }, { name: "Goes" }]);
  await page.goto("/dashboard/links");
  const dialog = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete the selected contacts?",
  });
  const remove = async (name: string) => {
    await select(page, name);
    await press(page, "Delete selected contacts");
    await expect(dialog).toContainText(`1 contact: ${name}.`);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("1 contact will be deleted.")).toBeVisible();
    await expect(contactRow(page, name)).toHaveAttribute("inert");
  };
  await remove("Nguyen, Thi");
  await press(page, "Undo");
  await expect(contactRow(page, "Nguyen, Thi")).not.toHaveAttribute("inert");

  await remove("Goes");
  const deleted = page.waitForRequest("**/api/contacts/delete");
  await page.getByRole("link", { name: "Questions" }).first().click();
  expect((await deleted).postDataJSON()).toHaveProperty("conts.length", 1);
  await page.goto("/dashboard/links");
  await expect(contactRow(page, "Nguyen, Thi")).toBeVisible();
  await expect(contactRows(page)).toHaveCount(1);
});
