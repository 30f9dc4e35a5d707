import { contactWords } from "#web/i18n/admin/outreach/contacts/contact.words.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { colorSchemeOf, locales } from "./support/languages.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

const families = Array.from({ length: 30 }, (_, at) => ({
  name: `Maria Fernanda Gutierrez ${at}`,
  childname: "Sofia",
  language: at % 2 ? ("es" as const) : ("en" as const),
  ...(at % 3 && { daysAgo: at }),
}));

const [locale, language] = locales[0];

const colorScheme = colorSchemeOf(locale);
test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({
    locale,
    colorScheme,
    // Axe finds too little contrast in a dialog that is still fading in.
    contextOptions: { reducedMotion: "reduce" },
  });

  test("at 1280 by 800 at least eleven contacts are visible without scrolling", async ({
    page,
    server,
  }) => {
    await replaceContacts(server, families);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/dashboard/links");
    const rows = page.locator("tbody").getByRole("row");
    await expect(rows).toHaveCount(30);
    const boxes = await rows.evaluateAll((all) =>
      all.map((row) => {
        const { height, bottom } = row.getBoundingClientRect();
        return { height, isVisible: bottom <= innerHeight };
      }),
    );
    expect(boxes.filter(({ isVisible }) => isVisible).length).toBeGreaterThan(
      10,
    );
    expect(boxes.every(({ height }) => height <= 44)).toBe(true);
    await expectAccessible(page);
  });

  test("a contact opened by its name shows its history, accessibly", async ({
    page,
    server,
    staffApi,
  }) => {
    const words = contactWords[language];
    const [contact] = await replaceContacts(server, [{ name: "Nguyen, Thi" }]);
    const contacts = [{ id: contact?._id }];
    await staffApi.call("POST /api/sms/send", {
      contacts,
      message: "Hello!",
    });
    await page.goto("/dashboard/links");
    await page.getByRole("button", { name: "Nguyen, Thi" }).first().click();
    const details = page.getByRole("dialog", { name: "Nguyen, Thi" });
    await expect(details).toContainText(contact?.phone ?? "none");
    await expect(details).toContainText(words.added);
    await expect(details).toContainText("Hello!");
    await expect(page).toHaveURL(new RegExp(`contact=${contact?._id}`));
    await expectAccessible(page);
    await page.reload();
    await expect(details).toContainText("Hello!");
    const { sendSms } = contactsWords[language];
    await details.getByRole("button", { name: sendSms }).click();
    const invitation = page.getByRole("dialog", { name: sendSms });
    await expect(invitation).toContainText("Nguyen, Thi");
    await page.keyboard.press("Escape");
    await expect(invitation).toBeHidden();
    // The focus returns a moment after the window has closed.
    await expect
      .poll(() =>
        details.evaluate((drawer) => drawer.contains(document.activeElement)),
      )
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
    await expect(page).toHaveURL("/dashboard/links");
    await page.getByRole("button", { name: "Nguyen, Thi" }).first().click();
    await expect(details).toContainText("Hello!");
    await page.goBack();
    await expect(details).toBeHidden();
    await expect(page).toHaveURL("/dashboard/links");
  });
});
