import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { passkeysWords } from "#web/i18n/admin/staff/passkeys.words.ts";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { inDatabase } from "./support/in-database.ts";
import { press, tabTo, type } from "./support/keyboard.ts";
import { addColleague, signIn } from "./support/staff/sign-in.ts";
import { signedOut as test } from "./support/staff/staff-test.ts";
import { addPhone } from "./support/staff/virtual-phone.ts";
import { expect, expectAccessible } from "./support/test.ts";

const words = twoStepWords.en;
const account = accountWords.en;
const keys = passkeysWords.en;

const codeOf = (key: string) => generate({ secret: key.replaceAll(" ", "") });

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/** The first of the ten recovery codes that the page shows. */
async function firstRecoveryCode(page: Page) {
  const codes = page
    .getByRole("list", { name: words.codesTitle })
    .getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  return codes.first().innerText();
}

async function signOutEverywhere(page: Page) {
  await page.goto("/dashboard/account");
  await press(button(page, account.everywhereButton));
  await expect(page).toHaveURL(/\/login$/);
}

test("an authenticator app is set up and used at sign-in, and a recovery code replaces it, by keyboard", async ({
  page,
  request,
  server,
}) => {
  const { email } = await addColleague(server, request);
  const code = page.getByLabel(words.codeLabel);
  await page.goto("/login");
  await signIn(page, "en", email);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/dashboard/account");
  await press(button(page, account.setUp));
  await expect(page.getByRole("img", { name: words.picture })).toBeVisible();
  await expectAccessible(page);
  const key = await page.locator("code").innerText();
  await type(code, await codeOf(key));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: words.codesTitle }),
  ).toBeFocused();
  const recovery = await firstRecoveryCode(page);
  await press(button(page, words.saved));
  await expect(page.getByText(account.codesLeft(10))).toBeVisible();

  // Makes the used code old, so that the current one is accepted.
  await inDatabase(server, (client) =>
    client.query("UPDATE authenticators SET last_step = last_step - 100"),
  );
  await signOutEverywhere(page);
  await signIn(page, "en", email);
  await expect(
    page.getByRole("heading", { name: words.codeTitle }),
  ).toBeVisible();
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(await codeOf(key));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOutEverywhere(page);
  await signIn(page, "en", email);
  await type(code, recovery);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/dashboard/account");
  await expect(page.getByText(account.codesLeft(9))).toBeVisible();
});

test("a passkey is added and used to sign in; if it is lost, a recovery code works, by keyboard", async ({
  page,
  request,
  server,
}) => {
  const { email } = await addColleague(server, request);
  const phone = await addPhone(page);
  await page.goto("/login");
  await signIn(page, "en", email);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/dashboard/account");
  await press(button(page, keys.add));
  await expect(page.getByLabel(keys.name)).toBeFocused();
  await type(page.getByLabel(keys.name), "Front desk");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const recovery = await firstRecoveryCode(page);
  await press(button(page, words.saved));
  const passkeys = page.getByRole("list", { name: keys.title });
  await expect(passkeys.getByText("Front desk")).toBeVisible();
  await expect(passkeys.getByText(keys.alone)).toBeVisible();
  await expectAccessible(page);

  await signOutEverywhere(page);
  await press(button(page, keys.signIn));
  await expect(page).toHaveURL(/\/dashboard$/);

  await phone.lose();
  await page.goto("/dashboard/account");
  await expect(passkeys.getByText(keys.usedOn(""))).toBeVisible();
  await signOutEverywhere(page);
  await signIn(page, "en", email);
  await expect(button(page, keys.useIt)).toBeVisible();
  await expectAccessible(page);
  await tabTo(page.getByLabel(words.codeLabel));
  await page.keyboard.type(recovery);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
});
