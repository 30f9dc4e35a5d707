import {
  contactRow,
  contactRows,
  parents,
  press,
  select,
} from "./support/staff/contact-list.ts";
import { test } from "./support/staff/desk.ts";
import { onlyContacts } from "./support/staff/staff-lists.ts";
import { expect, expectAccessible } from "./support/test.ts";

// A window that is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("nothing can be done with nobody, and the count says who is selected", async ({
  page,
  server,
}) => {
  await onlyContacts(server, parents(120));
  await page.goto("/dashboard/links");
  const nobody = page.getByText(
    "Please select at least one contact before doing that.",
  );
  // It goes by itself after some seconds, and a slow machine may come too late to close it.
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

test("deleting asks first, and afterwards nobody is selected", async ({
  page,
  server,
}) => {
  await onlyContacts(server, [
    { name: "Stays" },
    { name: "Goes" },
    { name: "Also goes" },
  ]);
  await page.goto("/dashboard/links");
  await select(page, "Goes");
  await select(page, "Also goes");
  await press(page, "Delete selected contacts");
  const asking = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete the selected contacts?",
  });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(asking).toBeHidden();
  await expect(contactRows(page)).toHaveCount(3);
  await press(page, "Delete selected contacts");
  await asking.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 contacts will be deleted.")).toBeVisible();
  await expect(page.getByText(/\d selected/)).toBeHidden();
  await expect(page.getByText("2 contacts deleted.")).toBeVisible();
  await expect(contactRows(page)).toHaveCount(1);
  await expect(contactRow(page, "Stays")).toBeVisible();
});

test("deleting can be undone for some seconds, and leaving the screen ends them", async ({
  page,
  server,
}) => {
  await onlyContacts(server, [{ name: "Nguyen, Thi" }, { name: "Goes" }]);
  await page.goto("/dashboard/links");
  const remove = async (name: string) => {
    await select(page, name);
    await press(page, "Delete selected contacts");
    const asking = page.getByRole("alertdialog");
    await expect(asking).toContainText(`1 contact: ${name}.`);
    await asking.getByRole("button", { name: "Delete" }).click();
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

test("when deleting fails nothing is gone, and it can be tried again", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(503);
  await onlyContacts(server, [{ name: "Goes" }]);
  await page.goto("/dashboard/links");
  await select(page, "Goes");
  await press(page, "Delete selected contacts");
  const isDelete = (url: URL) => url.pathname === "/api/contacts/delete";
  await page.route(isDelete, (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  const asking = page.getByRole("alertdialog");
  await asking.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("They could not be deleted.")).toBeVisible();
  await expect(contactRow(page, "Goes")).not.toHaveAttribute("inert");
  await page.unroute(isDelete);
  await select(page, "Goes");
  await press(page, "Delete selected contacts");
  await asking.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No contacts yet")).toBeVisible();
});
