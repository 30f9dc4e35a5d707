import { staff } from "#server/testing/running-server.ts";
import { signedOut as test } from "./support/staff/desk.ts";
import { expect } from "./support/test.ts";

test("staff signs in, and is sent on when signed in already", async ({
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
  test(`who is not signed in is led from /dashboard${screen} to /login, and nothing is asked of the server but how to sign in`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto(`/dashboard${screen}`);
    await expect(page).toHaveURL(
      `/login?back=${encodeURIComponent(`/dashboard${screen}`)}`,
    );
    await expect(page.getByLabel("Email")).toBeVisible();
    expect(asked).toEqual(["/api/auth/ways"]);
  });

test("what is missing at sign-in is said in our words, in the page's language", async ({
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
