import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import type { Language } from "#shared/rules/language.ts";
import { press, type } from "#e2e/support/keyboard.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { beginSession, newName } from "./staff-test.ts";

export const password = "slow trains at dusk";

let last = 0;

export const newEmail = () =>
  `colleague${process.pid}.${(last += 1)}@clinic.example`;

/** Adds a colleague who can sign in. */
export async function addColleague(
  server: RunningServer,
  request: APIRequestContext,
  roles: Role[] = ["admin"],
) {
  const headers = { authorization: `Bearer ${await beginSession(server)}` };
  const email = newEmail();
  const data = { name: newName("Colleague"), email, password, roles };
  const reply = await request.post("/api/users", { headers, data });
  expect(reply.ok()).toBe(true);
  return { email, headers };
}

/** Signs in with email and password, by keyboard. */
export async function signIn(
  page: Page,
  language: Language,
  email: string,
  secret = password,
) {
  const words = loginWords[language];
  await type(page.getByRole("textbox", { name: words.email }), email);
  await type(page.getByLabel(new RegExp(`^${words.password}`)), secret);
  await press(page.getByRole("button", { name: words.signIn, exact: true }));
}
