import { type RunningServer, staff } from "#server/testing/running-server.ts";
import type { User } from "#shared/contract/staff/users.ts";
import { test } from "./support/staff/staff-test.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";
import { addUser, save, typePassword } from "./support/staff/users.ts";

test("staff cannot delete their own account, and a message says so, also in Spanish", async ({
  page,
  staffApi,
}) => {
  await addUser(staffApi);
  await page.goto("/dashboard/users?lang=es");
  await page.getByRole("link", { name: staff.email }).click();
  await expect(
    page.getByText("Usted no puede eliminar su propia cuenta."),
  ).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Eliminar usuario" }),
  ).toHaveCount(0);
  await expectAccessible(page);
});

/** Makes all sessions eleven minutes old. */
const letTimePass = (server: RunningServer) =>
  inDatabase(server, (client) =>
    client.query("UPDATE sessions SET created = now() - interval '11 minutes'"),
  );

test("ten minutes after signing in, setting a colleague's password needs your own password", async ({
  page,
  staffApi,
  server,
  provoked,
}) => {
  provoked.add(403).add(401);
  const { _id, name } = await addUser(staffApi);
  await page.goto(`/dashboard/users/edit/${_id}`);
  await typePassword(page, "quick boats at dawn");
  await letTimePass(server);
  await save(page);
  const dialog = page.getByRole("dialog", {
    name: "Please confirm that it is you",
  });
  await expect(dialog.getByLabel("Email")).toHaveValue(staff.email);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(
    page.getByText("You signed in more than 10 minutes ago.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(name);

  await save(page);
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("User saved successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});

test("ten minutes after signing in, deleting a colleague needs your own password, also in Spanish", async ({
  page,
  staffApi,
  server,
  provoked,
}) => {
  provoked.add(403);
  const { _id, name } = await addUser(staffApi);
  await page.goto(`/dashboard/users/edit/${_id}?lang=es`);
  await letTimePass(server);
  await page.getByRole("button", { name: "Eliminar usuario" }).click();
  await page.getByRole("button", { name: "Sí, eliminar" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirme que es usted" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await dialog
    .getByRole("button", { name: "Iniciar sesión", exact: true })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(page.getByRole("row", { name })).toHaveCount(0);
});

test("ten minutes after signing in, exporting results needs your own password", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(403);
  await page.goto("/dashboard");
  const csv = page.getByRole("button", {
    name: "Results CSV",
    exact: true,
  });
  await expect(csv).toBeVisible();
  await letTimePass(server);
  await csv.click();
  const dialog = page.getByRole("dialog", {
    name: "Please confirm that it is you",
  });
  await dialog.getByLabel("Password", { exact: true }).fill(staff.password);
  const arriving = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await arriving).suggestedFilename()).toBe("results.csv");
});

test("a name is corrected without entering a password", async ({
  page,
  staffApi,
  server,
}) => {
  const { _id, name } = await addUser(staffApi);
  await letTimePass(server);
  await page.goto(`/dashboard/users/edit/${_id}`);
  await page.getByLabel("Name").fill(`${name}, RN`);
  await save(page);
  await expect(page.getByText("User saved successfully!")).toBeVisible();
});

test("signing out everywhere ends sessions on other devices", async ({
  page,
  staffApi,
  request,
}) => {
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const headers = { authorization: `Bearer ${staffApi.token}` };
  expect((await request.get("/api/auth", { headers })).status()).toBe(401);
});

test("the address of an unknown user shows “Not found”", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  await page.goto(`/dashboard/users/edit/${"1".repeat(22)}`);
  await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
});

test("a save that cannot reach the server shows an error and keeps the typed values", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(0);
  const user = await addUser(staffApi);
  await page.goto(`/dashboard/users/edit/${user._id}`);
  await page.getByLabel("Name").fill("Typed for long");
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel("Name")).toHaveValue("Typed for long");
  await save(page);
  await expect(page.getByText("User saved successfully!")).toBeVisible();
});

test("the last admin cannot be deleted, and a message says so", async ({
  page,
  staffApi,
  request,
}) => {
  const users = await staffApi.call<User[]>("GET /api/users");
  const [own] = users.filter(({ email }) => email === staff.email);
  const headers = { authorization: `Bearer ${staffApi.token}` };
  for (const { _id } of users)
    if (_id !== own?._id)
      await request.delete(`/api/users/${_id}`, { headers });
  await page.goto(`/dashboard/users/edit/${own?._id}`);
  await expect(page.getByText("This is the last admin")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete user" })).toHaveCount(
    0,
  );
});
