import { staff } from "#server/testing/running-server.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { press, type } from "./support/keyboard.ts";
import { locales } from "./support/languages.ts";
import {
  beginSession,
  newName,
  signedOut,
  test,
} from "./support/staff/staff-test.ts";
import { addColleague, signIn } from "./support/staff/sign-in.ts";
import { newEmail, password } from "./support/staff/users.ts";
import { expect, expectAccessible } from "./support/test.ts";

for (const [locale, language] of locales) {
  const words = accountWords[language];

  signedOut.describe(`in ${locale}`, () => {
    signedOut.use({ locale });

    signedOut(
      "an editor changes their own name and password and ends another session, by keyboard",
      async ({ page, visitor, request, server, provoked }) => {
        provoked.add(401);
        const { email } = await addColleague(server, request, ["editor"]);
        const elsewhere = await visitor(locale);
        for (const each of [page, elsewhere]) {
          await each.goto("/login");
          await signIn(each, language, email);
          await expect(each).toHaveURL(/\/dashboard$/);
        }
        const token = await elsewhere.evaluate(() =>
          localStorage.getItem("token"),
        );
        const headers = { authorization: `Bearer ${token}` };
        const elsewhereIs = async () =>
          (await request.get("/api/auth", { headers })).status();

        await page.goto("/dashboard/account");
        await expect(page.getByText(words.thisSession)).toBeVisible();
        await expectAccessible(page);
        expect(await elsewhereIs()).toBe(200);
        const end = page.getByRole("button", {
          name: new RegExp(`^${words.endOf("")}`),
        });
        await press(end);
        await expect(page.getByText(words.sessionEnded)).toBeVisible();
        expect(await elsewhereIs()).toBe(401);
        await elsewhere.goto("/dashboard/account");
        await expect(elsewhere).toHaveURL(/\/login/);

        const name = newName("Ana Example");
        await type(page.getByLabel(usersWords[language].name), name);
        await type(page.getByLabel(words.newPassword), "quick boats at dawn");
        await press(
          page.getByRole("button", { name: words.save, exact: true }),
        );
        await expect(page.getByText(words.saved)).toBeVisible();
        await expect(page.getByText(words.intro(name, email))).toBeVisible();
        await expectAccessible(page);
        const data = { email, password: "quick boats at dawn" };
        expect((await request.post("/api/auth", { data })).ok()).toBe(true);
      },
    );
  });
}

test("ending a session that has already ended removes it from the list", async ({
  page,
  staffApi,
  server,
  request,
  provoked,
}) => {
  provoked.add(404);
  const email = newEmail();
  await staffApi.call("POST /api/users", {
    name: newName("Ana"),
    email,
    password,
  });
  const elsewhere = await beginSession(server, email);
  const token = await beginSession(server, email);
  await page.addInitScript((own) => localStorage.setItem("token", own), token);
  await page.goto("/dashboard/account");
  const end = page.getByRole("button", { name: /^End the session/ });
  await expect(end).toHaveCount(1);
  const headers = { authorization: `Bearer ${elsewhere}` };
  await request.delete("/api/auth", { headers });
  await end.click();
  await expect(end).toHaveCount(0);
});

test("an email address already in use is refused at its field, also in Spanish", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409);
  const email = newEmail();
  await staffApi.call("POST /api/users", {
    name: newName("Ana"),
    email,
    password,
  });
  await page.goto("/dashboard/account?lang=es");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(staff.email);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByLabel("Correo electrónico")).toBeFocused();
  await expectAccessible(page);
});
