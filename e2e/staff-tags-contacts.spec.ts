import { contactRow, press, select } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("contacts are tagged, found by tag, archived and restored", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Ana" }, { name: "Beth" }]);
  await page.goto("/dashboard/links");
  await select(page, "Ana");
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
  await select(page, "Ana");
  await press(page, "Bring back selected contacts");
  await expect(page.getByText("1 contact is back in the list.")).toBeVisible();
});

test("if two people edit a contact, the second to save sees both versions", async ({
  page,
  server,
  staffApi,
  request,
  provoked,
}) => {
  provoked.add(409);
  const [contact] = await replaceContacts(server, [{ name: "Ana" }]);
  await page.goto("/dashboard/links");
  await select(page, "Ana");
  await press(page, "Edit selected contact");
  const form = page.getByRole("dialog", { name: "Edit contact" });
  await form.getByLabel("Note").fill("Mine");
  await form.getByLabel("ZIP code").fill("07030");
  await request.put(`/api/contacts/${contact?._id}`, {
    headers: { authorization: `Bearer ${staffApi.token}` },
    data: { name: "Ana Ruiz", phone: contact?.phone, note: "Theirs" },
  });
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("dialog", {
    name: "Someone else changed this",
  });
  await expect(conflict).toContainText("Theirs");
  await expect(conflict).not.toContainText("Ana Ruiz");
  await press(page, "Save the chosen versions");
  await expect(page.getByText("Contact saved.")).toBeVisible();
  await press(page, "Ana Ruiz");
  const details = page.getByRole("dialog", { name: "Ana Ruiz" });
  await expect(details).toContainText("Mine");
  await expect(details).toContainText("07030");
});
