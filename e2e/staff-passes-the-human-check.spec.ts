import type { Page } from "@playwright/test";
import { test } from "./support/staff/staff-test.ts";
import { exceedSignInLimit } from "./support/staff/sign-in-limit.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";
import { addUser, password } from "./support/staff/users.ts";

type Words = typeof english;
const english = { email: "Email", password: "Password", signIn: "Sign in" };
const spanish = {
  email: "Correo electrónico",
  password: "Contraseña",
  signIn: "Iniciar sesión",
};

async function typePassword(page: Page, words: Words, typed: string) {
  await page.getByLabel(words.password, { exact: true }).fill(typed);
  await page.getByRole("button", { name: words.signIn, exact: true }).click();
}

test("after many wrong passwords, signing in requires an automatic human check", async ({
  staffApi,
  server,
  visitor,
}) => {
  const { email } = await addUser(staffApi);
  await exceedSignInLimit(server, email);
  const page = await visitor("en-US");
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  const challenge = page.waitForResponse("/api/auth/challenge");
  await typePassword(page, english, "not this one");
  expect((await challenge).ok()).toBe(true);
  const wrong = "The email address or the password is not correct.";
  await expect(page.getByText(wrong)).toBeVisible();
  await expectAccessible(page);
  await typePassword(page, english, password);
  await expect(page).toHaveURL("/dashboard");
});

test("a failed human check shows a message in Spanish and is tried again", async ({
  staffApi,
  server,
  visitor,
}) => {
  const { email } = await addUser(staffApi);
  await exceedSignInLimit(server, email);
  const page = await visitor("es-US");
  await page.route("/api/auth/challenge", (route) => route.abort());
  await page.goto("/login");
  await page.getByLabel(spanish.email).fill(email);
  await typePassword(page, spanish, password);
  await expect(
    page.getByText("Espere a que termine la verificación de seguridad"),
  ).toBeVisible();
  await expect(
    page.getByText("Protección contra spam: se repetirá al enviar."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute("/api/auth/challenge");
  await typePassword(page, spanish, password);
  await expect(page).toHaveURL("/dashboard");
});

test("the human check also works in the dialog for signing in again", async ({
  staffApi,
  server,
  visitor,
}) => {
  const { email, _id } = await addUser(staffApi);
  const page = await visitor("en-US");
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await typePassword(page, english, password);
  await expect(page).toHaveURL("/dashboard");
  await exceedSignInLimit(server, email);
  await inDatabase(server, (client) =>
    client.query('DELETE FROM sessions WHERE "user" = $1', [_id]),
  );
  await page.getByRole("link", { name: "Admin users" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: email })).toBeVisible();
});
