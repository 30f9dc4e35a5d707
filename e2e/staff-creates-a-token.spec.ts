import { test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("a token is created, exports results and is refused after it is revoked", async ({
  page,
  request,
  provoked,
}) => {
  provoked.add(400);
  await page.goto("/dashboard/account");
  const make = page.getByRole("button", { name: "Make a token" });
  await make.click();
  await expect(page.getByLabel("What it is for")).toBeFocused();
  await page.keyboard.type("Weekly export");
  await make.click();
  const secret = page.getByText(/^hpvq_/);
  await expect(secret).toBeVisible();
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${await secret.textContent()}` };
  const take = () => request.get("/api/results/csv", { headers });
  const file = await take();
  expect([file.status(), file.headers()["content-type"]]).toEqual([
    200,
    expect.stringContaining("text/csv"),
  ]);
  expect((await request.get("/api/users", { headers })).status()).toBe(403);
  await page.reload();
  await expect(secret).toHaveCount(0);
  await expect(
    page.getByText(/Researcher · Until .* · Last used/),
  ).toBeVisible();

  await page.goto("/dashboard/account?lang=es");
  await page
    .getByRole("button", { name: "Terminar el token Weekly export" })
    .click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Terminar el token" })
    .click();
  await expect(page.getByText("Se revocó el token.")).toBeVisible();
  expect((await take()).status()).toBe(401);
});
