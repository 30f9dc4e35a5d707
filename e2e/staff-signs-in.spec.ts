import { staff } from "#server/testing/running-server.ts";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { inDatabase } from "./support/in-database.ts";
import { press } from "./support/keyboard.ts";
import { addColleague, password, signIn } from "./support/staff/sign-in.ts";
import { exceedSignInLimit } from "./support/staff/sign-in-limit.ts";
import { signedOut as test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const words = accountWords.en;
const results = "/dashboard/results?kind=problem";

test("staff sign in at the screen they asked for, end a session on another device, and sign out", async ({
  page,
  visitor,
  request,
}) => {
  const requests: string[] = [];
  page.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith("/api/")) requests.push(pathname);
  });
  await page.goto(results);
  await expect(page).toHaveURL(`/login?back=${encodeURIComponent(results)}`);
  await expect(page.getByLabel("Email")).toBeVisible();
  expect(requests).toEqual(["/api/auth/ways"]);
  await signIn(page, "en", staff.email, staff.password);
  await expect(page).toHaveURL(results);
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");

  const elsewhere = await visitor("en-US");
  await elsewhere.goto("/login");
  await signIn(elsewhere, "en", staff.email, staff.password);
  await expect(elsewhere).toHaveURL("/dashboard");
  await page.goto("/dashboard/account");
  await expect(page.getByText(words.thisSession)).toBeVisible();
  await press(page.getByRole("button", { name: words.endOf("") }).first());
  await expect(page.getByText(words.sessionEnded)).toBeVisible();
  await elsewhere.goto("/dashboard/account");
  await expect(elsewhere).toHaveURL(/\/login/);

  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get("/api/auth", { headers })).status()).toBe(401);
  await page.goto(results);
  await expect(page).toHaveURL(/\/login/);
});

test("after many wrong passwords an automatic human check protects signing in, also in the dialog for signing in again", async ({
  page,
  request,
  server,
  provoked,
}) => {
  provoked.add(400).add(401);
  const { email } = await addColleague(server, request);
  await exceedSignInLimit(server, email);
  await page.goto("/login");
  const challenge = page.waitForResponse("/api/auth/challenge");
  await signIn(page, "en", email, "not this one");
  expect((await challenge).ok()).toBe(true);
  const wrong = "The email address or the password is not correct.";
  await expect(page.getByText(wrong)).toBeVisible();
  await expectAccessible(page);
  await signIn(page, "en", email);
  await expect(page).toHaveURL("/dashboard");

  await exceedSignInLimit(server, email);
  await inDatabase(server, (client) => client.query("DELETE FROM sessions"));
  await page.getByRole("link", { name: "Admin users" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: email })).toBeVisible();
});
