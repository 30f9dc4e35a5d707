import type { Page } from "@playwright/test";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { audienceWords } from "#web/i18n/admin/outreach/campaigns/audience.words.ts";
import { choose, press, tabTo } from "./support/keyboard.ts";
import { colorSchemeOf, locales } from "./support/languages.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

const enter = (page: Page, name: string) =>
  press(page.getByRole("button", { name }).first());

const [locale, language] = locales[0];

const colorScheme = colorSchemeOf(locale);
test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("a list is imported by keyboard, accessibly", async ({
    page,
    server,
  }) => {
    const words = importWords[language];
    await replaceContacts(server, [{ name: "Ana" }]);
    await page.goto("/dashboard/links/import");
    await tabTo(page.getByLabel(words.paste));
    await page.keyboard.insertText(
      "Parent\tPhone\tConsent\nRosa Díaz\t787 555 0123\tYes\nLuz Núñez\t787 555 0199\tNo",
    );
    await enter(page, words.readPasted);
    await expect(page.getByText(words.found(words.pasted, 2))).toBeVisible();
    await expectAccessible(page);
    await enter(page, words.check);
    await expect(
      page.getByRole("row", { name: /^\d+ Luz Núñez/ }),
    ).toContainText(language === "en" ? "has not agreed" : "no ha aceptado");
    await expectAccessible(page);
    await enter(page, words.save(1, 1));
    await expect(page.getByText(words.done(1, 0))).toBeVisible();
    await expectAccessible(page);
  });

  test("a campaign is written and previewed by keyboard, accessibly", async ({
    page,
    server,
  }) => {
    const words = audienceWords[language];
    const save = language === "en" ? "Save" : "Guardar";
    await replaceContacts(server, [{ name: "Ana" }, { name: "Beth" }]);
    await page.goto("/dashboard/campaigns/new");
    await tabTo(page.getByRole("textbox").first());
    await page.keyboard.insertText("Spring");
    await choose(page.getByRole("radio", { name: words.everybody }));
    await tabTo(page.getByLabel("Message (English)"));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("Your quiz. STOP to end.");
    await tabTo(page.getByLabel("Message (Spanish)"));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("Conteste. ALTO para salir.");
    await expectAccessible(page);
    await enter(page, save);
    await expect(
      page.getByRole("heading", { level: 1, name: "Spring" }),
    ).toBeVisible();
    await expect(page.getByRole("row", { name: /Beth/ })).toBeVisible();
    await expectAccessible(page);
  });
});
