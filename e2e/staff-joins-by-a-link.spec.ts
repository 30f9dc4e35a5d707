import { startSite } from "#e2e/support/site.ts";
import { startSmtpStandIn } from "#server/testing/stand-ins/smtp.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { invitedWords } from "#web/i18n/admin/staff/invitations.words.ts";
import { staffLinkWords } from "#web/i18n/admin/staff/links.words.ts";
import { press, tabTo, type } from "./support/keyboard.ts";
import { newName, signedOut, test } from "./support/staff/staff-test.ts";
import { addColleague, newEmail, signIn } from "./support/staff/sign-in.ts";
import { expect, expectAccessible } from "./support/test.ts";

const password = "quick boats at dawn";
const tooEasy = "Esta contraseña es muy fácil de adivinar.";

/** A server that sends mail to a stand-in on this machine. */
const withMail = signedOut.extend<
  object,
  { smtp: Awaited<ReturnType<typeof startSmtpStandIn>> }
>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const smtp = await startSmtpStandIn();
      await use(smtp);
      await smtp.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await startSite(smtp.env);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const [locale, language] = ["es-MX", "es"] as const;
const words = invitedWords[language];
const links = staffLinkWords[language];
const login = loginWords[language];
const { editor } = rolesWords[language].names;

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("an invited editor chooses a password and sees an editor's dashboard, by keyboard", async ({
    page,
    visitor,
  }) => {
    const [name, email] = [newName("Ana Example"), newEmail()];
    await page.goto("/dashboard/users");
    await press(page.getByRole("button", { name: words.invite }));
    const dialog = page.getByRole("dialog", { name: words.inviteTitle });
    const nameBox = dialog.getByLabel(usersWords[language].name);
    await tabTo(nameBox);
    await page.keyboard.press("Enter");
    await expect(nameBox).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await type(nameBox, name);
    await type(dialog.getByLabel(login.email), email);
    await press(dialog.getByRole("checkbox", { name: editor }), "Space");
    await page.keyboard.press("Enter");
    const shown = page.getByRole("dialog", { name: words.linkTitle(name) });
    const link = await shown
      .getByLabel(words.link, { exact: true })
      .inputValue();
    await expectAccessible(page);
    await press(shown.getByRole("button", { name: words.done }));
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);

    const invited = await visitor(locale);
    await invited.goto(link);
    await expect(
      invited.getByRole("heading", { name: links.joinTitle(name) }),
    ).toBeVisible();
    await expect(invited.getByText(editor)).toBeVisible();
    const box = invited.getByLabel(links.password);
    await type(box, "passwordpassword");
    await expect(invited.getByText(tooEasy)).toBeVisible();
    await type(box, password);
    await expect(invited.getByText(tooEasy)).toHaveCount(0);
    await expectAccessible(invited);
    await press(invited.getByRole("button", { name: links.join }));
    await expect(invited).toHaveURL(/\/dashboard$/);
    const menu = invited.getByRole("navigation");
    const { questions, users } = layoutWords[language];
    await expect(
      menu.getByRole("link", { name: questions }).first(),
    ).toBeVisible();
    await expect(menu.getByRole("link", { name: users })).toHaveCount(0);
    expect(invited.url()).not.toContain("#");

    await page.reload();
    await expect(page.getByRole("row", { name: email })).toContainText(editor);
    await expect(page.getByText(email)).toHaveCount(1);
  });
});

withMail.describe(`where mail can be sent`, () => {
  withMail.use({ locale });

  withMail(
    "a forgotten password is reset by an emailed link, which works once, by keyboard",
    async ({ page, provoked, request, server, smtp }) => {
      provoked.add(403);
      const { email } = await addColleague(server, request);
      await page.goto("/login");
      const forgotten = page.getByRole("link", { name: links.forgotten });
      const { height = 0 } = (await forgotten.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      await press(forgotten);
      await expect(
        page.getByRole("heading", { name: links.forgottenTitle }),
      ).toBeFocused();
      await type(page.getByLabel(login.email), email);
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(
        page.getByRole("heading", { name: links.sentTitle }),
      ).toBeVisible();
      const { content } = await smtp.next();
      const link = /http\S+#password=\S+/.exec(content)?.[0] ?? "";

      await page.goto("/aboutus");
      await page.goto(link);
      await expect(page.getByLabel(links.email)).toHaveValue(email);
      await type(page.getByLabel(links.newPassword), password);
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(
        page.getByRole("heading", { name: links.newDoneTitle }),
      ).toBeFocused();
      await press(page.getByRole("button", { name: links.toSignIn }));
      await signIn(page, language, email, password);
      await expect(page).toHaveURL(/\/dashboard$/);
      expect((await smtp.next()).content).toContain("was changed");

      await page.goto("/aboutus");
      await page.goto(link);
      await expect(
        page.getByRole("heading", { name: links.failedTitle }),
      ).toBeVisible();
      await expectAccessible(page);
    },
  );
});
