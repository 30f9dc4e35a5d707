import { generate } from "otplib";
import type { RunningServer } from "#server/testing/running-server.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { inDatabase } from "./support/in-database.ts";
import { press, tabTo, type } from "./support/keyboard.ts";
import { locales } from "./support/languages.ts";
import { signedOut, test } from "./support/staff/staff-test.ts";
import { addColleague, signIn } from "./support/staff/sign-in.ts";
import { expect, expectAccessible } from "./support/test.ts";

const codeOf = (key: string) => generate({ secret: key.replaceAll(" ", "") });

/** Makes used codes old, so that the current code is accepted. */
const letTimePass = (server: RunningServer) =>
  inDatabase(server, (client) =>
    client.query("UPDATE authenticators SET last_step = last_step - 100"),
  );

const wrong = {
  en: "This code is not correct",
  es: "Este código no es correcto",
};

const [locale, language] = locales[0];

const words = twoStepWords[language];
const account = accountWords[language];

signedOut.describe(`in ${locale}`, () => {
  signedOut.use({ locale });

  signedOut(
    "an authenticator app is set up and used at sign-in, and a recovery code replaces it, by keyboard",
    async ({ page, request, server, provoked }) => {
      provoked.add(401);
      const { email } = await addColleague(server, request);
      const button = (name: string) =>
        page.getByRole("button", { name, exact: true });
      const code = page.getByLabel(words.codeLabel);
      await page.goto("/login");
      await signIn(page, language, email);
      await expect(page).toHaveURL(/\/dashboard$/);

      await page.goto("/dashboard/account");
      await press(button(account.setUp));
      await expect(
        page.getByRole("img", { name: words.picture }),
      ).toBeVisible();
      await expectAccessible(page);
      const key = await page.locator("code").innerText();
      await type(code, await codeOf(key));
      await page.keyboard.press("Enter");
      const codes = page
        .getByRole("list", { name: words.codesTitle })
        .getByRole("listitem");
      await expect(codes).toHaveCount(10);
      await expect(
        page.getByRole("heading", { name: words.codesTitle }),
      ).toBeFocused();
      const recovery = await codes.first().innerText();
      await expectAccessible(page);
      await press(button(words.saved));
      await expect(page.getByText(account.codesLeft(10))).toBeVisible();

      await letTimePass(server);
      await press(button(account.everywhereButton));
      await expect(page).toHaveURL(/\/login$/);
      await signIn(page, language, email);
      await expect(
        page.getByRole("heading", { name: words.codeTitle }),
      ).toBeVisible();
      await expect(code).toBeFocused();
      await page.keyboard.press("Enter");
      const { required } = refusalWords[language];
      await expect(page.getByText(required)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.type("000000");
      await page.keyboard.press("Enter");
      await expect(page.getByText(wrong[language])).toBeVisible();
      await expectAccessible(page);
      await type(code, await codeOf(key));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/dashboard$/);

      await page.goto("/dashboard/account");
      await press(button(account.everywhereButton));
      await expect(page).toHaveURL(/\/login$/);
      await signIn(page, language, email);
      await type(code, recovery);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto("/dashboard/account");
      await expect(page.getByText(account.codesLeft(9))).toBeVisible();
    },
  );

  test("an admin requires two-step verification, and a colleague sets it up while signing in, by keyboard", async ({
    page,
    visitor,
    request,
    server,
  }) => {
    const rules = usersWords[language];
    const { email, headers } = await addColleague(server, request);
    await page.goto("/dashboard/users");
    await press(page.getByRole("switch", { name: rules.rulesSwitch }), " ");
    const day = page.getByLabel(rules.rulesFrom);
    await expect(day).toBeVisible();
    await expectAccessible(page);
    await tabTo(day);
    await page.keyboard.press("Backspace");
    await press(page.getByRole("button", { name: rules.rulesSave }));
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(
      refusalWords[language].required,
    );
    await expectAccessible(page);
    await page.keyboard.type("01012020");
    await expect(day).toHaveValue("2020-01-01");
    await press(page.getByRole("button", { name: rules.rulesSave }));
    await expect(page.getByText(rules.rulesSaved)).toBeVisible();

    const colleague = await visitor(locale);
    await colleague.goto("/login");
    await signIn(colleague, language, email);
    await expect(
      colleague.getByRole("heading", { name: words.mustTitle }),
    ).toBeFocused();
    const key = await colleague.locator("code").innerText();
    await expectAccessible(colleague);
    await type(colleague.getByLabel(words.codeLabel), await codeOf(key));
    await press(colleague.getByRole("button", { name: words.confirm }));
    await press(colleague.getByRole("button", { name: words.saved }));
    await expect(colleague).toHaveURL(/\/dashboard$/);
    const data = { secondStepFrom: null };
    const reply = await request.put("/api/sign-in-rules", { headers, data });
    expect(reply.ok()).toBe(true);
  });
});
