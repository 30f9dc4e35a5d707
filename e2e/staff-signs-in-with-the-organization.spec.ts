import type { Page } from "@playwright/test";
import { startSite } from "#e2e/support/site.ts";
import { startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { inDatabase } from "./support/in-database.ts";
import { press, type } from "./support/keyboard.ts";
import { signedOut } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const lucia = {
  email: "lucia@clinic.example",
  email_verified: true,
  name: "Lucía Vega",
  groups: ["desk"],
};

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;
let site = "";

/** A site with single sign-on and without passwords. */
const test = signedOut.extend<object, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const people = new Map([["lucia", lucia]]);
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
      const server = await startSite({
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

const words = loginWords.en;

async function signInThere(page: Page) {
  await type(page.getByLabel("Account"), "lucia");
  await press(page.getByRole("button", { name: "Continue" }));
}

test("staff sign in with the organization's account, and again in another tab for an action that needs it, by keyboard", async ({
  page,
  server,
  provoked,
}) => {
  // 401: not signed in. 403: signed in too long ago.
  provoked.add(401).add(403);
  await page.goto("/dashboard/links");
  const leave = page.getByRole("link", {
    name: words.signInWith("Valley Health"),
  });
  await expect(leave).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  await press(leave);
  await signInThere(page);
  await expect(page).toHaveURL("/dashboard/links");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL("/dashboard/links");

  await inDatabase(server, (client) =>
    client.query("UPDATE sessions SET created = now() - interval '1 hour'"),
  );
  await page.goto("/dashboard/account");
  await press(page.getByRole("button", { name: accountWords.en.setUp }));
  const dialog = page.getByRole("dialog");
  const again = dialog.getByRole("link", {
    name: words.againWith("Valley Health"),
  });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  const tab = page.waitForEvent("popup");
  await press(again);
  await signInThere(await tab);
  await expect(await tab).toHaveURL("/dashboard");
  await expect(dialog).toBeHidden();
  const { picture } = twoStepWords.en;
  await expect(page.getByRole("img", { name: picture })).toBeVisible();
});
