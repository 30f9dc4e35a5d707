import {
  contactRow,
  contactRows,
  parents,
  press,
  select,
} from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("actions need a selection, and the count shows how many contacts are selected", async ({
  page,
  server,
}) => {
  await replaceContacts(server, parents(120));
  await page.goto("/dashboard/links");
  const nobody = page.getByText(
    "Please select at least one contact before doing that.",
  );
  // The message disappears after some seconds, possibly before a slow machine can close it.
  await expect(async () => {
    await press(page, "Delete selected contacts");
    await expect(nobody).toBeVisible();
    const close = page.getByRole("button", { name: "Close", exact: true });
    await close.click({ timeout: 4000 });
  }).toPass();
  await expect(nobody).toBeHidden();
  await press(page, "Send SMS");
  await expect(nobody).toBeVisible();

  await select(page, "Parent 119");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await expect(page.getByText("50 selected")).toBeVisible();
  await press(page, "Select all 120 contacts found");
  await expect(page.getByText("120 selected")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("Parent 11");
  await expect(
    page.getByText("120 selected, 109 not on this page"),
  ).toBeVisible();
  await press(page, "Clear");
  await expect(page.getByText(/\d selected/)).toBeHidden();
});

test("deleting contacts asks first and clears the selection", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [
    { name: "Stays" },
    { name: "Goes" },
    { name: "Also goes" },
  ]);
  await page.goto("/dashboard/links");
  await select(page, "Goes");
  await select(page, "Also goes");
  await press(page, "Delete selected contacts");
  const dialog = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete the selected contacts?",
  });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(contactRows(page)).toHaveCount(3);
  await press(page, "Delete selected contacts");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 contacts will be deleted.")).toBeVisible();
  await expect(page.getByText(/\d selected/)).toBeHidden();
  await expect(page.getByText("2 contacts deleted.")).toBeVisible();
  await expect(contactRows(page)).toHaveCount(1);
  await expect(contactRow(page, "Stays")).toBeVisible();
});

test("deleting can be undone for some seconds, until the screen is left", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [{ name: "Nguyen, Thi" }, { name: "Goes" }]);
  await page.goto("/dashboard/links");
  const remove = async (name: string) => {
    await select(page, name);
    await press(page, "Delete selected contacts");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(`1 contact: ${name}.`);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("1 contact will be deleted.")).toBeVisible();
  };
  await remove("Nguyen, Thi");
  await expect(contactRow(page, "Nguyen, Thi")).toHaveAttribute("inert");
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

test("if deleting fails, the contacts remain and deleting can be tried again", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(503);
  await replaceContacts(server, [{ name: "Goes" }]);
  await page.goto("/dashboard/links");
  await select(page, "Goes");
  await press(page, "Delete selected contacts");
  const isDelete = (url: URL) => url.pathname === "/api/contacts/delete";
  await page.route(isDelete, (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("They could not be deleted.")).toBeVisible();
  await expect(contactRow(page, "Goes")).not.toHaveAttribute("inert");
  await page.unroute(isDelete);
  await select(page, "Goes");
  await press(page, "Delete selected contacts");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No contacts yet")).toBeVisible();
});
