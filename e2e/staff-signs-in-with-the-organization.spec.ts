import type { Page } from "@playwright/test";
import { startSite } from "#e2e/support/site.ts";
import { startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { inDatabase } from "./support/in-database.ts";
import { press, type } from "./support/keyboard.ts";
import { locales } from "./support/languages.ts";
import { signedOut } from "./support/staff/staff-test.ts";
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

/** A site with single sign-on and without passwords. */
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

// 401: not signed in. 403: signed in too long ago.
test.beforeEach(({ provoked }) => void provoked.add(401).add(403));

async function signInThere(page: Page, name: string) {
  await type(page.getByLabel("Account"), name);
  await press(page.getByRole("button", { name: "Continue" }));
}

const [locale, language] = locales[0];

const words = loginWords[language];

test.describe(`in ${locale}, by keyboard`, () => {
  test.use({ locale });
  const leave = (page: Page) =>
    page.getByRole("link", { name: words.signInWith("Valley Health") });

  test("signing in with the organization's account leads to the requested screen with the right role", async ({
    page,
  }) => {
    await page.goto("/dashboard/links");
    await expect(leave(page)).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expectAccessible(page);
    await press(leave(page));
    await signInThere(page, "lucia");
    await expect(page).toHaveURL("/dashboard/links");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL("/dashboard/links");
  });

  test("an action that needs a recent sign-in continues after signing in again in another tab", async ({
    page,
    server,
  }) => {
    await page.goto("/login");
    await press(leave(page));
    await signInThere(page, "lucia");
    await expect(page).toHaveURL("/dashboard");
    await inDatabase(server, (client) =>
      client.query("UPDATE sessions SET created = now() - interval '1 hour'"),
    );
    await page.goto("/dashboard/account");
    const { setUp } = accountWords[language];
    await press(page.getByRole("button", { name: setUp }));
    const window = page.getByRole("dialog");
    const again = words.againWith("Valley Health");
    await expect(window.getByRole("link", { name: again })).toHaveAttribute(
      "href",
      "/login/single-sign-on?again=yes",
    );
    await expect(window.getByRole("textbox")).toHaveCount(0);
    await expectAccessible(page);
    const tab = page.waitForEvent("popup");
    await press(window.getByRole("link", { name: again }));
    await signInThere(await tab, "lucia");
    await expect(await tab).toHaveURL("/dashboard");
    await expect(window).toBeHidden();
    const { picture } = twoStepWords[language];
    await expect(page.getByRole("img", { name: picture })).toBeVisible();
  });

  test("after being signed out, signing in again does not force the organization to ask again", async ({
    page,
    server,
  }) => {
    await page.goto("/login");
    await press(leave(page));
    await signInThere(page, "lucia");
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/dashboard/account");
    const { setUp } = accountWords[language];
    await expect(page.getByRole("button", { name: setUp })).toBeVisible();
    await inDatabase(server, (client) => client.query("DELETE FROM sessions"));
    await press(page.getByRole("button", { name: setUp }));
    const again = words.againWith("Valley Health");
    await expect(
      page.getByRole("dialog").getByRole("link", { name: again }),
    ).toHaveAttribute("href", "/login/single-sign-on");
  });

  test("an account without a role sees why it is refused and can try again", async ({
    page,
  }) => {
    await page.goto("/login");
    await press(leave(page));
    await signInThere(page, "sam");
    await expect(page.getByText(words.problems.no_role)).toBeVisible();
    await expect(leave(page)).toBeVisible();
    await expectAccessible(page);
  });
});
