import type { Page, Route } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import {
  contactRow,
  contactRows,
  parents,
  press,
} from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

/** Opens the form and fills in the required fields. */
async function fillIn(page: Page, name: string, phone = "+1 201 555 0123") {
  const form = page.getByRole("form", { name: "Add contacts" });
  if (await form.isHidden()) await press(page, "Add contacts");
  await form.getByLabel("Parent Name").fill(name);
  await form.getByLabel("Mobile Phone").fill(phone);
  return form;
}

test("the first contact is added by keyboard, and the form is ready for the next one", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await page.getByRole("button", { name: "Add the first contact" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Add contacts" });
  await expect(form.getByLabel("Parent Name")).toBeFocused();
  await page.keyboard.type("María Peña");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sofía");
  await page.keyboard.press("Tab");
  await page.keyboard.type("+1 201 555 0123");
  await page.keyboard.press("Enter");
  await expect(page.getByText("New contact added!")).toBeVisible();
  await expect(form.getByLabel("Parent Name")).toBeFocused();
  for (const field of ["Parent Name", "Child Name", "Mobile Phone"])
    await expect(form.getByLabel(field)).toHaveValue("");

  const row = contactRow(page, "María Peña");
  await expect(row).toContainText("Sofía");
  await expect(row).toContainText("+12******123");
  await expect(row).not.toContainText(/Link sent|Expired|Completed/);
  await expect(row).toContainText("Not sent");
  await expect(
    row.getByRole("button", { name: /^Copy link of María Peña: / }),
  ).toHaveAttribute("title", new RegExp(`^${server.url}/\\w{22}$`));
});

test("a ten-digit phone number is stored and shown as a US number", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  const form = await fillIn(page, "María Peña", "201 555 0124");
  await form.getByLabel("Mobile Phone").press("Tab");
  await expect(form.getByLabel("Mobile Phone")).toHaveValue("+12015550124");
  await form.getByRole("button", { name: "Add Contact" }).click();
  await expect(page.getByText("New contact added!")).toBeVisible();
  await expect(contactRow(page, "María Peña")).toContainText("+12******124");
});

test("missing and invalid values are reported at their fields before anything is sent", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  await press(page, "Add contacts");
  await press(page, "Add Contact");
  await expect(page.getByText("Please fill this in.")).toHaveCount(2);
  await expect(page.getByLabel("Parent Name")).toBeFocused();
  const form = await fillIn(page, "Ana", "201 555 012");
  await press(page, "Add Contact");
  await expect(form).toContainText(/needs to be in international format/);
  await expect(form.getByLabel("Mobile Phone")).toBeFocused();
  await expectAccessible(page);
});

test("a contact already in the list is not added again, and a message says why", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(409);
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  await fillIn(page, "Ana");
  await press(page, "Add Contact");
  await expect(contactRow(page, "Ana")).toBeVisible();
  const form = await fillIn(page, "Ana");
  const refusal = page.waitForResponse((reply) => reply.status() === 409);
  await press(page, "Add Contact");
  const { errors } = (await (await refusal).json()) as {
    errors: { msg: string }[];
  };
  await expect(form.getByText(errors[0]?.msg ?? "none")).toBeVisible();
  await expect(
    page.getByText(
      "There was an error while creating this contact. Please try again later.",
    ),
  ).toBeVisible();
  await expect(form.getByLabel("Parent Name")).toHaveValue("Ana");
  await expect(contactRows(page)).toHaveCount(1);
});

test("without a connection the typed values stay, and saving works on the next try", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(0);
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  const form = await fillIn(page, "Carmen");
  await page.route("**/api/contacts/one", (route) =>
    route.abort("internetdisconnected"),
  );
  await press(page, "Add Contact");
  await expect(
    page.getByText(/^There was an error while creating this contact/),
  ).toBeVisible();
  await expect(form.getByLabel("Parent Name")).toHaveValue("Carmen");
  await page.unroute("**/api/contacts/one");
  await press(page, "Add Contact");
  await expect(contactRow(page, "Carmen")).toBeVisible();
});

test("if the session ends while adding a contact, signing in again loses nothing", async ({
  page,
  server,
  staffApi,
  request,
  provoked,
}) => {
  provoked.add(401);
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  await fillIn(page, "Guadalupe");
  const headers = { authorization: `Bearer ${staffApi.token}` };
  // End the session during this call: otherwise the list's polling would notice it first.
  const endFirst = async (route: Route) => {
    await request.delete("/api/auth", { headers });
    await route.continue();
  };
  await page.route("**/api/contacts/one", endFirst, { times: 1 });
  await press(page, "Add Contact");
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("New contact added!")).toBeVisible();
  await expect(contactRow(page, "Guadalupe")).toBeVisible();
});

test("leaving with an unsaved contact asks first", async ({ page, server }) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  const form = await fillIn(page, "Half a name");
  await page.getByRole("link", { name: "Dashboard" }).last().click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.getByLabel("Parent Name")).toHaveValue("Half a name");
});

test("a contact added during a search appears at once", async ({
  page,
  server,
}) => {
  await replaceContacts(server, parents(60));
  await page.goto("/dashboard/links");
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("Zoe");
  await expect(page.getByText("No contacts match")).toBeVisible();
  await fillIn(page, "Zoe");
  await press(page, "Add Contact");
  await expect(contactRow(page, "Zoe")).toBeVisible();
  await expect(search).toHaveValue("");
});

test("the form's fields line up, with or without a hint", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  const form = await fillIn(page, "Ana");
  const topOf = async (label: string) =>
    (await form.getByLabel(label).boundingBox())?.y;
  expect(await topOf("Mobile Phone")).toBe(await topOf("Parent Name"));
});
