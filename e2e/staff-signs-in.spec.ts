import { staff } from "#server/testing/running-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("staff signs in, and is sent on when signed in already", async ({
  page,
}) => {
  await page.goto("/login");
  await expectAccessible(page);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
});
