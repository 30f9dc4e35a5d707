import type { Page } from "@playwright/test";
import type { User } from "#shared/contract/users.ts";
import { staff } from "#server/testing/running-server.ts";
import { type Desk, newName, test } from "./support/desk.ts";
import { expect, expectAccessible } from "./support/test.ts";

const password = "slow trains at dusk";

let last = 0;
const newEmail = () => `colleague${process.pid}.${(last += 1)}@clinic.example`;

function addUser({ ask }: Desk): Promise<User> {
  const name = newName("Colleague");
  return ask("POST /api/users", { name, email: newEmail(), password });
}

async function fill(page: Page, one: string, two = one) {
  await page.getByLabel(/^Password/).fill(one);
  await page.getByLabel("Type it once more").fill(two);
}

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

async function signIn(page: Page, email: string, secret: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a colleague is added and can sign in", async ({
  page,
  browser,
  baseURL,
}) => {
  const [name, email] = [newName("New colleague"), newEmail()];
  await page.goto("/dashboard/users");
  await page.getByRole("link", { name: "Add a user" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await fill(page, password);
  await save(page);
  await expect(page.getByText("User saved successfully!")).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText(email);
  await expect(row).toContainText("Never yet");
  await expect(page.getByRole("row", { name: staff.email })).toContainText(
    "You",
  );
  await expectAccessible(page);

  const theirs = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: "en-US",
  });
  const other = await theirs.newPage();
  await signIn(other, email, password);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  await theirs.close();
});

test("what is missing is said at its field, and different passwords before anything is sent", async ({
  page,
}) => {
  await page.goto("/dashboard/users/new");
  await save(page);
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Somebody");
  await page.getByLabel("Email").fill(newEmail());
  await fill(page, password, `${password}!`);
  await save(page);
  await expect(page.getByText("Passwords do not match!").first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Somebody");
});

test("the server's reasons are toasts, and stand at their field", async ({
  page,
  provoked,
}) => {
  provoked.add(409).add(400);
  await page.goto("/dashboard/users/new");
  await page.getByLabel("Name").fill("Somebody");
  await page.getByLabel("Email").fill(staff.email);
  await fill(page, password);
  await save(page);
  const taken = "Another admin already has this e-mail address.";
  await expect(page.getByText(taken).first()).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill(newEmail());
  await fill(page, "passwordpassword");
  await save(page);
  await expect(page.getByLabel(/^Password/)).toHaveAttribute(
    "aria-invalid",
    "true",
  );
});

test("an account keeps its password where none is typed", async ({
  page,
  desk,
  browser,
  baseURL,
}) => {
  const user = await addUser(desk);
  await page.goto("/dashboard/users");
  await page.getByRole("link", { name: user.name }).click();
  await expect(page.getByLabel("Email")).toHaveValue(user.email);
  await page.getByLabel("Name").fill(`${user.name}, RN`);
  await save(page);
  await expect(page.getByText("User saved successfully!")).toBeVisible();
  await expect(
    page.getByRole("link", { name: `${user.name}, RN` }),
  ).toBeVisible();
  const other = await (
    await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-US" })
  ).newPage();
  await signIn(other, user.email, password);
  await expect(other).toHaveURL(/\/dashboard$/);
});

test("deleting asks first, and takes them off the list", async ({
  page,
  desk,
}) => {
  const user = await addUser(desk);
  await page.goto(`/dashboard/users/edit/${user._id}`);
  await page.getByRole("button", { name: "Delete user" }).click();
  const ask = page.getByRole("alertdialog", {
    name: "Are you sure you want to DELETE this user?",
  });
  await expectAccessible(page);
  await ask.getByText("No, keep").click();
  await expect(ask).toBeHidden();
  await page.getByRole("button", { name: "Delete user" }).click();
  await ask.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page.getByText("User deleted!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(page.getByRole("row", { name: user.name })).toHaveCount(0);
});

test("one's own account cannot be deleted, and says so in Spanish too", async ({
  page,
  desk,
}) => {
  await addUser(desk);
  await page.goto("/dashboard/users?lang=es");
  await page.getByRole("link", { name: staff.email }).click();
  await expect(
    page.getByText("Usted no puede borrar su propia cuenta."),
  ).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Borrar administrador" }),
  ).toHaveCount(0);
  await expectAccessible(page);
});

test("signing out everywhere ends the sessions on other computers", async ({
  page,
  desk,
  request,
}) => {
  await page.goto("/dashboard/users");
  await page.getByRole("link", { name: staff.email }).click();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const headers = { authorization: `Bearer ${desk.token}` };
  expect((await request.get("/api/auth", { headers })).status()).toBe(401);
});

test("a user who is gone is said to be gone", async ({ page, provoked }) => {
  provoked.add(404);
  await page.goto(`/dashboard/users/edit/${"1".repeat(22)}`);
  await expect(
    page.getByRole("heading", { name: "This is not here any more" }),
  ).toBeVisible();
});
