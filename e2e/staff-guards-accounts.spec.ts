import { type RunningServer, staff } from "#server/testing/running-server.ts";
import type { User } from "#shared/contract/staff/users.ts";
import { test } from "./support/staff/desk.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";
import { addUser, save, typePassword } from "./support/staff/users.ts";

test("one's own account cannot be deleted, and says so in Spanish too", async ({
  page,
  desk,
}) => {
  await addUser(desk);
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

/** As if everybody had signed in eleven minutes ago. */
const letTimePass = (server: RunningServer) =>
  inDatabase(server, (client) =>
    client.query("UPDATE sessions SET created = now() - interval '11 minutes'"),
  );

test("a new password for somebody asks for one's own after ten minutes, and goes on by itself", async ({
  page,
  desk,
  server,
  provoked,
}) => {
  provoked.add(403).add(401);
  const { _id, name } = await addUser(desk);
  await page.goto(`/dashboard/users/edit/${_id}`);
  await typePassword(page, "quick boats at dawn");
  await letTimePass(server);
  await save(page);
  const asking = page.getByRole("dialog", {
    name: "Please confirm that it is you",
  });
  await expect(asking.getByLabel("Email")).toHaveValue(staff.email);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(
    page.getByText("You signed in more than 10 minutes ago.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(name);

  await save(page);
  await asking.getByLabel("Password", { exact: true }).fill("not this one");
  await page.keyboard.press("Enter");
  await expect(asking.getByRole("alert")).toBeVisible();
  await asking.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("User saved successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});

test("deleting somebody asks for one's own password after ten minutes, in Spanish too", async ({
  page,
  desk,
  server,
  provoked,
}) => {
  provoked.add(403);
  const { _id, name } = await addUser(desk);
  await page.goto(`/dashboard/users/edit/${_id}?lang=es`);
  await letTimePass(server);
  await page.getByRole("button", { name: "Eliminar usuario" }).click();
  await page.getByRole("button", { name: "Sí, eliminar" }).click();
  const asking = page.getByRole("dialog", { name: "Confirme que es usted" });
  await expect(asking).toBeVisible();
  await expectAccessible(page);
  await asking.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await asking
    .getByRole("button", { name: "Iniciar sesión", exact: true })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(page.getByRole("row", { name })).toHaveCount(0);
});

test("a file with names asks for one's own password after ten minutes, and then comes", async ({
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
  const asking = page.getByRole("dialog", {
    name: "Please confirm that it is you",
  });
  await asking.getByLabel("Password", { exact: true }).fill(staff.password);
  const arriving = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await arriving).suggestedFilename()).toBe("results.csv");
});

test("a name is corrected without typing a password again", async ({
  page,
  desk,
  server,
}) => {
  const { _id, name } = await addUser(desk);
  await letTimePass(server);
  await page.goto(`/dashboard/users/edit/${_id}`);
  await page.getByLabel("Name").fill(`${name}, RN`);
  await save(page);
  await expect(page.getByText("User saved successfully!")).toBeVisible();
});

test("signing out everywhere ends the sessions on other computers", async ({
  page,
  desk,
  request,
}) => {
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const headers = { authorization: `Bearer ${desk.token}` };
  expect((await request.get("/api/auth", { headers })).status()).toBe(401);
});

test("a user who is gone is said to be gone", async ({ page, provoked }) => {
  provoked.add(404);
  await page.goto(`/dashboard/users/edit/${"1".repeat(22)}`);
  await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
});

test("a save that does not arrive says so and keeps what was typed", async ({
  page,
  desk,
  provoked,
}) => {
  provoked.add(0);
  const user = await addUser(desk);
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

test("who is the last one cannot be deleted, and is told so", async ({
  page,
  desk,
  request,
}) => {
  const users = await desk.ask<User[]>("GET /api/users");
  const [own] = users.filter(({ email }) => email === staff.email);
  const headers = { authorization: `Bearer ${desk.token}` };
  for (const { _id } of users)
    if (_id !== own?._id)
      await request.delete(`/api/users/${_id}`, { headers });
  await page.goto(`/dashboard/users/edit/${own?._id}`);
  await expect(page.getByText("This is the last admin")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete user" })).toHaveCount(
    0,
  );
});

for (const [lang, colorScheme] of [
  ["en", "dark"],
  ["es", "light"],
] as const)
  test(`in ${lang}, ${colorScheme}, the list and both forms are usable by anybody`, async ({
    page,
    desk,
  }) => {
    const { _id } = await addUser(desk);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    for (const path of ["", "/new", `/edit/${_id}`]) {
      await page.goto(`/dashboard/users${path}?lang=${lang}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
