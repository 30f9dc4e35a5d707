import type { APIRequestContext, Page } from "@playwright/test";
import { generate } from "otplib";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { beginSession, newName, signedOut } from "./support/staff/desk.ts";
import { newEmail, password } from "./support/staff/users.ts";
import { expect, expectAccessible } from "./support/test.ts";

const codeOf = (key: string) => generate({ secret: key.replaceAll(" ", "") });

/** As if the codes that were taken so far had been of hours ago. */
const letTimePass = (server: RunningServer) =>
  inDatabase(server, (client) =>
    client.query("UPDATE authenticators SET last_step = last_step - 100"),
  );

/** An admin at work elsewhere, and a colleague who is to sign in. */
async function addColleague(server: RunningServer, request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await beginSession(server)}` };
  const email = newEmail();
  const data = { name: newName("Colleague"), email, password };
  await request.post("/api/users", { headers, data });
  return { email, headers };
}

async function signIn(
  page: Page,
  email: string,
  words: [string, RegExp, string],
) {
  const [mail, secret, button] = words;
  await page.goto("/login");
  await page.getByLabel(mail).fill(email);
  await page.getByLabel(secret).fill(password);
  await page.getByRole("button", { name: button, exact: true }).click();
}
const english: [string, RegExp, string] = ["Email", /^Password/, "Sign in"];
const spanish: [string, RegExp, string] = [
  "Correo electrónico",
  /^Contraseña/,
  "Iniciar sesión",
];

signedOut(
  "an app is set up, asked for at the next sign-in, and stood in for by a recovery code",
  async ({ page, request, server, provoked }) => {
    provoked.add(401);
    const { email } = await addColleague(server, request);
    await signIn(page, email, english);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto("/dashboard/account");
    await page.getByRole("button", { name: "Set up a second step" }).click();
    await expect(
      page.getByRole("img", { name: "Picture for your authenticator app" }),
    ).toBeVisible();
    await expectAccessible(page);
    const key = await page.locator("code").innerText();
    await page.getByLabel("Code").fill(await codeOf(key));
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Your recovery codes" }),
    ).toBeVisible();
    const codes = await page
      .getByRole("list", { name: "Your recovery codes" })
      .getByRole("listitem")
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await page.getByRole("button", { name: "I saved them" }).click();
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

    await letTimePass(server);
    await page.evaluate(() => localStorage.removeItem("token"));
    await signIn(page, email, english);
    await expect(
      page.getByRole("heading", { name: "Second step" }),
    ).toBeVisible();
    await expect(page.getByLabel("Code")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This code is not correct")).toBeVisible();
    await page.getByLabel("Code").fill(await codeOf(key));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.evaluate(() => localStorage.removeItem("token"));
    await signIn(page, email, english);
    await page.getByLabel("Code").fill(codes[0] ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto("/dashboard/account");
    await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
  },
);

signedOut.describe("where everybody needs a second step", () => {
  signedOut.use({ locale: "es-MX" });

  signedOut(
    "who has none sets it up while signing in, in Spanish",
    async ({ page, request, server }) => {
      const { email, headers } = await addColleague(server, request);
      const rule = (secondStepFrom: string | null) =>
        request.put("/api/sign-in-rules", {
          headers,
          data: { secondStepFrom },
        });
      await rule("2020-01-01");
      await signIn(page, email, spanish);
      await expect(
        page.getByRole("heading", { name: "Configure un segundo paso" }),
      ).toBeVisible();
      const key = await page.locator("code").innerText();
      await expectAccessible(page);
      await page.getByLabel("Código").fill(await codeOf(key));
      await page.getByRole("button", { name: "Activar" }).click();
      await page.getByRole("button", { name: "Ya los guardé" }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await rule(null);
    },
  );
});
