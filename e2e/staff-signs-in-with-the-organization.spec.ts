import type { Page } from "@playwright/test";
import { startServer } from "#server/testing/running-server.ts";
import { startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import { signedOut } from "./support/staff/desk.ts";
import { expect, expectAccessible } from "./support/test.ts";

const people = new Map([
  [
    "lucia",
    {
      email: "lucia@clinic.example",
      email_verified: true,
      name: "Lucía Vega",
      groups: ["desk"],
    },
  ],
  ["sam", { email: "sam@clinic.example", email_verified: true, groups: [] }],
]);

/** A site whose staff come with the accounts of their organization, and without passwords. */
const test = signedOut.extend<object, { issuer: string }>({
  issuer: ["", { scope: "worker" }],
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let site = "";
      const provider = await startIdentityProvider({
        people,
        site: () => site,
      });
      const server = await startServer({
        ...provider.env,
        OIDC_NAME: "Valley Health",
        OIDC_DOMAINS: "clinic.example",
        OIDC_ROLES: "desk=inviter",
        PASSWORD_SIGN_IN: "off",
      });
      site = server.url;
      await use(server);
      await server.stop();
      await provider.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.beforeEach(({ context, origins, provoked }) => {
  // The provider's own pages: what they ask for is not ours.
  context.on("response", (response) => {
    const { pathname, origin } = new URL(response.url());
    if (pathname.startsWith("/interaction/")) origins.add(origin);
  });
  provoked.add(401);
});

async function signInThere(page: Page, name: string) {
  await page.locator("[name=login]").fill(name);
  await page.locator("[name=password]").fill("any");
  await page.locator("[type=submit]").click();
}

test("somebody comes in with the account of the organization, to where they wanted to go, with their role", async ({
  page,
}) => {
  await page.goto("/dashboard/links");
  const leave = page.getByRole("link", { name: "Sign in with Valley Health" });
  await expect(leave).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveCount(0);
  await expectAccessible(page);
  await leave.focus();
  await page.keyboard.press("Enter");
  await signInThere(page, "lucia");
  await expect(page).toHaveURL("/dashboard/links");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL("/dashboard/links");
});

test("who may not come in is told why, in their language, and can try again", async ({
  page,
}) => {
  await page.goto("/login?lang=es");
  const leave = page.getByRole("link", {
    name: "Iniciar sesión con Valley Health",
  });
  await leave.click();
  await signInThere(page, "sam");
  await expect(
    page.getByText("Ninguno de sus grupos puede entrar aquí."),
  ).toBeVisible();
  await expect(leave).toBeVisible();
  await expectAccessible(page);
});
