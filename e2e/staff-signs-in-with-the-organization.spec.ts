import type { Page } from "@playwright/test";
import { startServer } from "#server/testing/running-server.ts";
import { startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import { inDatabase } from "./support/in-database.ts";
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

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;
let site = "";

/** A site whose staff come with the accounts of their organization, and without passwords. */
const test = signedOut.extend<object, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startIdentityProvider({
        people,
        site: () => site,
      });
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ provider }, use) => {
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
    },
    { scope: "worker", timeout: 120_000 },
  ],
  origins: async ({ server, provider }, use) =>
    use(new Set([server.url, provider.issuer])),
});

// Nobody is signed in, or not lately enough.
test.beforeEach(({ provoked }) => void provoked.add(401).add(403));

async function signInThere(page: Page, name: string) {
  await page.getByLabel("Account").fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
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

test("what needs a fresh proof is gone on with, once the organization has asked again in another tab", async ({
  page,
  server,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: /^Sign in with/ }).click();
  await signInThere(page, "lucia");
  await expect(page).toHaveURL("/dashboard");
  await inDatabase(server, (client) =>
    client.query("UPDATE sessions SET created = now() - interval '1 hour'"),
  );
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Set up a second step" }).click();
  const window = page.getByRole("dialog");
  await expect(window.getByLabel("Password")).toHaveCount(0);
  await expectAccessible(page);
  const tab = page.waitForEvent("popup");
  await window.getByRole("link", { name: /^Sign in again with/ }).click();
  await signInThere(await tab, "lucia");
  await expect(await tab).toHaveURL("/dashboard");
  await expect(window).toBeHidden();
  await expect(
    page.getByRole("img", { name: "Picture for your authenticator app" }),
  ).toBeVisible();
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
