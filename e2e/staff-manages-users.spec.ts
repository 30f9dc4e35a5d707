import type { Page } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import { newName, test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";
import {
  addUser,
  newEmail,
  password,
  save,
  typePassword,
} from "./support/staff/users.ts";

async function signIn(page: Page, email: string, secret: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a colleague is added and can sign in", async ({ page, visitor }) => {
  const [name, email] = [newName("New colleague"), newEmail()];
  await page.goto("/dashboard/users");
  await page.getByRole("link", { name: "Add a user" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await typePassword(page, password);
  await save(page);
  await expect(page.getByLabel("Admin")).toBeFocused();
  await page.getByLabel("Editor").check();
  await page.getByLabel("Inviter").check();
  await save(page);
  await expect(page.getByText("User saved successfully!")).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText(email);
  await expect(row).toContainText("Editor, Inviter");
  await expect(row).toContainText("Never signed in");
  await expect(page.getByRole("row", { name: staff.email })).toContainText(
    "You",
  );
  await expectAccessible(page);

  const other = await visitor("en-US");
  await signIn(other, email, password);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
});

test("missing fields and different passwords are reported before anything is sent", async ({
  page,
}) => {
  await page.goto("/dashboard/users/new");
  await save(page);
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Somebody");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Editor").check();
  await typePassword(page, password, `${password}!`);
  await save(page);
  await expect(page.getByText("Passwords do not match!").first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Somebody");
});

test("refusals of the server appear as toasts and at their fields", async ({
  page,
  provoked,
}) => {
  provoked.add(409).add(400);
  await page.goto("/dashboard/users/new");
  await page.getByLabel("Name").fill("Somebody");
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Editor").check();
  await typePassword(page, password);
  await save(page);
  const taken = "Another user already has this email address.";
  await expect(page.getByText(taken).first()).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill(newEmail());
  await typePassword(page, "passwordpassword");
  await save(page);
  await expect(page.getByLabel(/^Password/)).toHaveAttribute(
    "aria-invalid",
    "true",
  );
});

test("a user keeps the old password if none is entered", async ({
  page,
  staffApi,
  visitor,
}) => {
  const user = await addUser(staffApi);
  await page.goto("/dashboard/users");
  await page.getByRole("link", { name: user.name }).click();
  await expect(page.getByLabel("Email")).toHaveValue(user.email);
  await page.getByLabel("Name").fill(`${user.name}, RN`);
  await save(page);
  await expect(page.getByText("User saved successfully!")).toBeVisible();
  await expect(
    page.getByRole("link", { name: `${user.name}, RN` }),
  ).toBeVisible();
  const other = await visitor("en-US");
  await signIn(other, user.email, password);
  await expect(other).toHaveURL(/\/dashboard$/);
});

test("deleting a user asks first, then removes the user from the list", async ({
  page,
  staffApi,
}) => {
  const user = await addUser(staffApi);
  await page.goto(`/dashboard/users/edit/${user._id}`);
  await page.getByRole("button", { name: "Delete user" }).click();
  const dialog = page.getByRole("alertdialog", {
    name: "Are you sure you want to DELETE this user?",
  });
  await expectAccessible(page);
  await dialog.getByText("Cancel").click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Delete user" }).click();
  await dialog.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page.getByText("User deleted!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(page.getByRole("row", { name: user.name })).toHaveCount(0);
});

test("a colleague is added by keyboard", async ({ page }) => {
  await page.goto("/dashboard/users");
  await page.getByRole("link", { name: "Add a user" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Name").focus();
  await page.keyboard.type(newName("Typed colleague"));
  await page.keyboard.press("Tab");
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel(/^Password/)).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("User saved successfully!")).toBeVisible();
});
