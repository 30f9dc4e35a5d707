import type { Page, Route } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import { press as pressByKey, type } from "./support/keyboard.ts";
import { contactRow, press } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

const formOf = (page: Page) => page.getByRole("form", { name: "Add contacts" });

/** Adds a contact in the open form, and expects it to be ready for the next one. */
async function addByKeyboard(page: Page, name: string) {
  const form = formOf(page);
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sofía");
  await page.keyboard.press("Tab");
  await page.keyboard.type("+1 201 555 0123");
  await page.keyboard.press("Enter");
  await expect(page.getByText("New contact added!")).toBeVisible();
  await expect(form.getByLabel("Parent Name")).toBeFocused();
  for (const field of ["Parent Name", "Child Name", "Mobile Phone"])
    await expect(form.getByLabel(field)).toHaveValue("");
}

/** Selects the contact, writes a message and sends it. */
async function textByKeyboard(page: Page, name: string) {
  const send = page.getByRole("button", { name: "Send SMS", exact: true });
  const box = page.getByRole("checkbox", { name: `Select ${name}` });
  await pressByKey(box, "Space");
  await send.focus();
  await page.keyboard.press("Enter");
  await type(page.getByLabel("Message"), "Hello!");
  await pressByKey(page.getByRole("button", { name: "Send SMS Now" }));
  await expect(contactRow(page, name)).toContainText(/Link sent.*Test/);
  await expect(send).toBeFocused();
}

test("the first contact is added and texted by keyboard", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await page.getByRole("button", { name: "Add the first contact" }).focus();
  await page.keyboard.press("Enter");
  const form = formOf(page);
  await expect(form.getByLabel("Parent Name")).toBeFocused();
  // The fields line up, with or without a hint.
  const topOf = async (label: string) =>
    (await form.getByLabel(label).boundingBox())?.y;
  expect(await topOf("Mobile Phone")).toBe(await topOf("Parent Name"));
  await expectAccessible(page);
  await addByKeyboard(page, "María Peña");
  const row = contactRow(page, "María Peña");
  await expect(row).toContainText("Sofía");
  await expect(row).toContainText("+12******123");
  await expect(row).toContainText("Not sent");
  await expect(
    row.getByRole("button", { name: /^Copy link of María Peña: / }),
  ).toHaveAttribute("title", new RegExp(`^${server.url}/\\w{22}$`));
  await textByKeyboard(page, "María Peña");
});

test("a lost connection and an ended session lose nothing that was typed", async ({
  page,
  server,
  staffApi,
  request,
  provoked,
}) => {
  provoked.add(0).add(401);
  await replaceContacts(server, []);
  await page.goto("/dashboard/links");
  await press(page, "Add contacts");
  const form = formOf(page);
  await form.getByLabel("Parent Name").fill("Guadalupe");
  await form.getByLabel("Mobile Phone").fill("+1 201 555 0123");
  const goOffline = (route: Route) => route.abort("internetdisconnected");
  await page.route("**/api/contacts/one", goOffline, { times: 1 });
  await press(page, "Add Contact");
  await expect(
    page.getByText(/^There was an error while creating this contact/),
  ).toBeVisible();
  await expect(form.getByLabel("Parent Name")).toHaveValue("Guadalupe");

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
