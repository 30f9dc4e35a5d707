import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { passkeysWords } from "#web/i18n/admin/staff/passkeys.words.ts";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { press, tabTo, type } from "./support/keyboard.ts";
import { locales } from "./support/languages.ts";
import { signedOut as test } from "./support/staff/staff-test.ts";
import { addColleague, signIn } from "./support/staff/sign-in.ts";
import { addPhone } from "./support/staff/virtual-phone.ts";
import { expect, expectAccessible } from "./support/test.ts";

const [locale, language] = locales[0];

const words = passkeysWords[language];
const steps = twoStepWords[language];
const account = accountWords[language];

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("a passkey is added and used to sign in; if it is lost, a recovery code works, by keyboard", async ({
    page,
    request,
    server,
  }) => {
    const { email } = await addColleague(server, request);
    const button = (name: string) =>
      page.getByRole("button", { name, exact: true });
    const phone = await addPhone(page);
    await page.goto("/login");
    await signIn(page, language, email);
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto("/dashboard/account");
    await press(button(words.add));
    await expect(page.getByLabel(words.name)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    const { required } = refusalWords[language];
    await expect(page.getByText(required)).toBeVisible();
    await expect(page.getByLabel(words.name)).toBeFocused();
    await type(page.getByLabel(words.name), "Front desk");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    const codes = page.getByRole("list", { name: steps.codesTitle });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    const code = await codes.getByRole("listitem").first().innerText();
    await expectAccessible(page);
    await press(button(steps.saved));
    const passkeys = page.getByRole("list", { name: words.title });
    await expect(passkeys.getByText("Front desk")).toBeVisible();
    await expect(passkeys.getByText(words.alone)).toBeVisible();
    await expectAccessible(page);
    await press(button(words.renameOf("Front desk")));
    await type(page.getByLabel(words.name), "Key on my ring");
    await page.keyboard.press("Enter");
    await expect(passkeys.getByText("Key on my ring")).toBeVisible();

    await press(button(account.everywhereButton));
    await expect(button(words.signIn)).toBeVisible();
    await expectAccessible(page);
    await press(button(words.signIn));
    await expect(page).toHaveURL(/\/dashboard$/);

    await phone.lose();
    await page.goto("/dashboard/account");
    await expect(passkeys.getByText(words.usedOn(""))).toBeVisible();
    await press(button(account.everywhereButton));
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, language, email);
    await expect(button(words.useIt)).toBeVisible();
    await expectAccessible(page);
    await tabTo(page.getByLabel(steps.codeLabel));
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
