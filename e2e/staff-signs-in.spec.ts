import { staff } from "#server/testing/running-server.ts";
import { signedOut as test } from "./support/staff/staff-test.ts";
import { expect } from "./support/test.ts";

test("staff sign in, and are redirected to the dashboard if already signed in", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
});

for (const screen of ["", "/links", "/questions/new", "/results?kind=problem"])
  test(`signed out, /dashboard${screen} redirects to /login and calls only /api/auth/ways`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) requests.push(pathname);
    });
    await page.goto(`/dashboard${screen}`);
    await expect(page).toHaveURL(
      `/login?back=${encodeURIComponent(`/dashboard${screen}`)}`,
    );
    await expect(page.getByLabel("Email")).toBeVisible();
    expect(requests).toEqual(["/api/auth/ways"]);
  });

test("missing fields at sign-in are reported in the page's language", async ({
  page,
}) => {
  await page.goto("/login?lang=es");
  const email = page.getByLabel("Correo electrónico");
  await page
    .getByRole("button", { name: "Iniciar sesión", exact: true })
    .click();
  await expect(page.getByText("Complete este campo.")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill("ana");
  await page
    .getByRole("button", { name: "Iniciar sesión", exact: true })
    .click();
  await expect(email).toHaveAccessibleDescription(
    "Escriba un correo electrónico válido.",
  );
});
