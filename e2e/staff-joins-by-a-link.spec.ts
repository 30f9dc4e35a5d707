import { startServer, staff } from "#server/testing/running-server.ts";
import { startSmtpStandIn } from "#server/testing/stand-ins/smtp.ts";
import { newName, signedOut, test, visitor } from "./support/staff/desk.ts";
import { newEmail } from "./support/staff/users.ts";
import { expect, expectAccessible } from "./support/test.ts";

const password = "quick boats at dawn";

/** A server that sends its mail to this machine. */
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
      const server = await startServer(smtp.env);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test("an admin invites an editor by keyboard, who chooses a password and sees an editor's desk", async ({
  page,
  browser,
  baseURL,
}) => {
  const [name, email] = [newName("Ana Example"), newEmail()];
  await page.goto("/dashboard/users");
  await page.getByRole("button", { name: "Invite" }).focus();
  await page.keyboard.press("Enter");
  const asking = page.getByRole("dialog", {
    name: "Invite someone to sign in",
  });
  await asking.getByLabel("Name").focus();
  await page.keyboard.press("Enter");
  await expect(asking.getByLabel("Name")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expectAccessible(page);
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  const shown = page.getByRole("dialog", { name: `Link for ${name}` });
  const link = await shown.getByLabel("Link", { exact: true }).inputValue();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);

  const invited = await visitor(browser, baseURL, "es-MX");
  await invited.goto(link);
  await expect(
    invited.getByRole("heading", { name: `Le damos la bienvenida, ${name}` }),
  ).toBeVisible();
  await expect(invited.getByText("Edición")).toBeVisible();
  const box = invited.getByLabel("Elija una contraseña");
  await box.fill("passwordpassword");
  await expect(
    invited.getByText("Esta contraseña es muy fácil de adivinar."),
  ).toBeVisible();
  await box.fill(password);
  await expect(invited.getByText("Seguridad:")).toBeVisible();
  await expectAccessible(invited);
  await invited.keyboard.press("Enter");
  await expect(invited).toHaveURL(/\/dashboard$/);
  const menu = invited.getByRole("navigation");
  await expect(
    menu.getByRole("link", { name: "Preguntas" }).first(),
  ).toBeVisible();
  await expect(menu.getByRole("link", { name: /Usuarios/ })).toHaveCount(0);
  expect(invited.url()).not.toContain("#");
  await invited.context().close();

  await page.reload();
  await expect(page.getByRole("row", { name: email })).toContainText("Editor");
  await expect(page.getByText("Invited, not signed in yet")).toHaveCount(0);
});

withMail.describe("where mail can be sent", () => {
  withMail(
    "a forgotten password is replaced by the link in a mail, which works once",
    async ({ page, provoked, smtp }) => {
      provoked.add(403);
      await page.goto("/login");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await expect(
        page.getByRole("heading", { name: "Forgot your password?" }),
      ).toBeFocused();
      await page.getByLabel("Email").fill(staff.email);
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(
        page.getByRole("heading", { name: "Check your email" }),
      ).toBeVisible();
      const { content } = await smtp.next();
      const link = /http\S+#password=\S+/.exec(content)?.[0] ?? "";

      await page.goto("/aboutus");
      await page.goto(link);
      await expect(page.getByLabel("You sign in with this email")).toHaveValue(
        staff.email,
      );
      await page.getByLabel("New password").fill(password);
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(
        page.getByRole("heading", { name: "Your password was changed" }),
      ).toBeFocused();
      await page
        .getByRole("button", { name: "Go to the sign-in page" })
        .click();
      await page.getByLabel("Email").fill(staff.email);
      await page.getByLabel(/^Password/).fill(password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/dashboard$/);
      expect((await smtp.next()).content).toContain("was changed");

      await page.goto("/aboutus");
      await page.goto(link);
      await expect(
        page.getByRole("heading", { name: "This link does not work" }),
      ).toBeVisible();
      await expectAccessible(page);
    },
  );
});
