import type { Page } from "@playwright/test";
import type { User } from "#shared/contract/staff/users.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import { answerAtOnce, begin } from "./support/visitor/quiz.ts";
import {
  beginSession,
  type StaffApi,
  newName,
  test,
} from "./support/staff/staff-test.ts";
import { newEmail, password, save } from "./support/staff/users.ts";
import { expect, expectAccessible } from "./support/test.ts";

/** Adds a colleague with these roles. */
async function addColleague({ call }: StaffApi, roles: Role[]) {
  const email = newEmail();
  const name = newName("Colleague");
  const body = { name, email, password, roles };
  const { _id } = await call<{ _id: string }>("POST /api/users", body);
  return { _id, email, name };
}

const sections = (page: Page, name: string) =>
  page.getByRole("navigation", { name }).getByRole("link").allInnerTexts();

test("an inviter sees only the screens of an inviter; other screens say they are not allowed", async ({
  page,
  staffApi,
  server,
  provoked,
}) => {
  provoked.add(403);
  const { email } = await addColleague(staffApi, ["inviter"]);
  const token = await beginSession(server, email);
  await page.addInitScript((own) => localStorage.setItem("token", own), token);
  await page.goto("/dashboard");
  await expect(
    page.getByRole("link", { name: "Send links by SMS" }),
  ).toBeVisible();
  expect(await sections(page, "Sections of the dashboard")).toEqual([
    "Dashboard",
    "Send Links",
    "Campaigns",
    "Messages",
    "My account",
  ]);
  await expect(page.getByRole("button", { name: /CSV/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/dashboard/users");
  await expect(
    page.getByRole("heading", { name: "This is not part of your role" }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("a researcher sees results without names, also in Spanish", async ({
  page,
  staffApi,
  server,
  visitor,
}) => {
  const family = await visitor("es-MX");
  await begin(family, "es");
  await answerAtOnce(family, "es");
  const { email } = await addColleague(staffApi, ["researcher"]);
  const token = await beginSession(server, email);
  await page.addInitScript((own) => localStorage.setItem("token", own), token);
  await page.goto("/dashboard/results?kind=problem&lang=es");
  await expect(
    page.getByText("Con su rol, los resultados se ven sin nombres."),
  ).toBeVisible();
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText("Sin invitación");
  await expect(row.getByRole("link")).toHaveCount(0);
  await expect(row.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("an admin changes roles, but one admin must remain", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409);
  const { _id, name } = await addColleague(staffApi, ["inviter"]);
  await page.goto(`/dashboard/users/edit/${_id}`);
  await expect(page.getByLabel("Inviter")).toBeChecked();
  await page.getByLabel("Researcher").check();
  await save(page);
  await expect(page.getByRole("row", { name })).toContainText(
    "Inviter, Researcher",
  );

  const users = await staffApi.call<User[]>("GET /api/users");
  const me = await staffApi.call<User>("GET /api/auth");
  for (const { _id: id, name: called, email, roles } of users)
    if (roles.includes("admin") && id !== me._id)
      await staffApi.call(`PUT /api/users/${id}`, {
        name: called,
        email,
        roles: ["editor"],
      });
  await page.goto(`/dashboard/users/edit/${me._id}`);
  await page.getByLabel("Admin").uncheck();
  await page.getByLabel("Editor").check();
  await save(page);
  await expect(
    page.getByText("There must always be an admin.").first(),
  ).toBeVisible();
});
