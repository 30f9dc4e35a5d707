import { staff } from "#server/testing/running-server.ts";
import { beginSession, newName, test } from "./support/staff/desk.ts";
import { newEmail, password } from "./support/staff/users.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("an editor changes the own name and password, and ends a session elsewhere", async ({
  page,
  desk,
  server,
  request,
}) => {
  const email = newEmail();
  const name = newName("Colleague");
  const body = { name, email, password, roles: ["editor"] };
  await desk.ask("POST /api/users", body);
  const [token, elsewhere] = [
    await beginSession(server, email),
    await beginSession(server, email),
  ];
  const elsewhereIs = async () => {
    const headers = { authorization: `Bearer ${elsewhere}` };
    return (await request.get("/api/auth", { headers })).status();
  };
  await page.addInitScript((own) => localStorage.setItem("token", own), token);
  await page.goto("/dashboard/account");
  await expect(page.getByText("This device")).toBeVisible();
  await expectAccessible(page);
  expect(await elsewhereIs()).toBe(200);
  await page.getByRole("button", { name: /^End the session/ }).click();
  await expect(page.getByText("The session was ended.")).toBeVisible();
  expect(await elsewhereIs()).toBe(401);

  await page.getByLabel("Name").fill(`${name}, RN`);
  await page.getByLabel(/^New password/).fill("quick boats at dawn");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your account was saved.")).toBeVisible();
  await expect(page.getByText(`${name}, RN, ${email}`)).toBeVisible();
  const data = { email, password: "quick boats at dawn" };
  expect((await request.post("/api/auth", { data })).ok()).toBe(true);
});

test("a session that is over already leaves the list when it is ended", async ({
  page,
  desk,
  server,
  request,
  provoked,
}) => {
  provoked.add(404);
  const email = newEmail();
  await desk.ask("POST /api/users", { name: newName("Ana"), email, password });
  const elsewhere = await beginSession(server, email);
  const token = await beginSession(server, email);
  await page.addInitScript((own) => localStorage.setItem("token", own), token);
  await page.goto("/dashboard/account");
  const end = page.getByRole("button", { name: /^End the session/ });
  await expect(end).toHaveCount(1);
  const headers = { authorization: `Bearer ${elsewhere}` };
  await request.delete("/api/auth", { headers });
  await end.click();
  await expect(end).toHaveCount(0);
});

test("an address that somebody has is refused at its field, in Spanish too", async ({
  page,
  desk,
  provoked,
}) => {
  provoked.add(409);
  const email = newEmail();
  await desk.ask("POST /api/users", { name: newName("Ana"), email, password });
  await page.goto("/dashboard/account?lang=es");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(staff.email);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByLabel("Correo electrónico")).toBeFocused();
  await expectAccessible(page);
});
