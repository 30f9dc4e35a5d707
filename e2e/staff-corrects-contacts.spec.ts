import { press, select } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("a contact is corrected, and errors appear at their fields", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(400);
  await replaceContacts(server, [{ name: "Ana" }, { name: "Beth" }]);
  await page.goto("/dashboard/links");
  const edit = page.getByRole("button", { name: "Edit selected contact" });
  await select(page, "Ana");
  await expect(edit).toBeVisible();
  await select(page, "Beth");
  await expect(edit).toBeHidden();
  await page.getByRole("checkbox", { name: "Select Beth" }).uncheck();
  await edit.click();

  const form = page.getByRole("dialog", { name: "Edit contact" });
  await expect(form.getByLabel("Parent Name")).toHaveValue("Ana");
  await form.getByLabel("ZIP code").fill("70");
  await form.getByLabel("Note").fill("Call after five");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("Please check this field.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("ZIP code").fill("07030");
  await form.getByLabel("Parent Name").fill("Ana Ruiz");
  await form.getByLabel("Parent Name").press("Enter");
  await expect(page.getByText("Contact saved.")).toBeVisible();
  await expect(form).toBeHidden();
  await press(page, "Ana Ruiz");
  const details = page.getByRole("dialog", { name: "Ana Ruiz" });
  await expect(details).toContainText("07030");
  await expect(details).toContainText("Call after five");
});
