import { refusalWords } from "#web/i18n/core/refusals.ts";
import { beginSession, newName, signedOut } from "./support/staff/desk.ts";
import { newEmail, password } from "./support/staff/users.ts";
import { addPhone } from "./support/staff/virtual-phone.ts";
import { expect, expectAccessible } from "./support/test.ts";

signedOut(
  "a passkey is added and signs in without a password, by keyboard; without the phone a recovery code does",
  async ({ page, request, server }) => {
    const headers = { authorization: `Bearer ${await beginSession(server)}` };
    const email = newEmail();
    const data = { name: newName("Colleague"), email, password };
    await request.post("/api/users", { headers, data });
    const phone = await addPhone(page);
    await page.goto("/login");
    await page.evaluate(
      (token) => localStorage.setItem("token", token),
      await beginSession(server, email),
    );
    await page.goto("/dashboard/account");
    await page.getByRole("button", { name: "Add a passkey" }).press("Enter");
    await expect(page.getByLabel("Name for this passkey")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    await expect(page.getByText(refusalWords.en.required)).toBeVisible();
    await expect(page.getByLabel("Name for this passkey")).toBeFocused();
    await page.keyboard.type("Front desk");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    const codes = page.getByRole("list", { name: "Your recovery codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    const code = await codes.getByRole("listitem").first().innerText();
    await page.getByRole("button", { name: "I saved them" }).press("Enter");
    const passkeys = page.getByRole("list", { name: "Passkeys" });
    await expect(passkeys.getByText("Front desk")).toBeVisible();
    await expect(
      passkeys.getByText("Signs you in without a password"),
    ).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: "Rename the passkey Front desk" })
      .press("Enter");
    await page.getByLabel("Name for this passkey").fill("Key on my ring");
    await page.keyboard.press("Enter");
    await expect(passkeys.getByText("Key on my ring")).toBeVisible();

    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    const withPasskey = page.getByRole("button", {
      name: "Sign in with a passkey",
    });
    await expect(withPasskey).toBeVisible();
    await expectAccessible(page);
    await withPasskey.press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);

    await phone.lose();
    await page.goto("/dashboard/account?lang=es");
    await expect(page.getByText("Último uso:").first()).toBeVisible();
    await page.getByRole("button", { name: "Cerrar en todas partes" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel(/^Contraseña/).fill(password);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("button", { name: "Usar una llave de acceso" }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Código").fill(code);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
