import type { Page } from "@playwright/test";
import type { User } from "#shared/contract/staff/users.ts";
import { type StaffApi, newName } from "./staff-test.ts";

export const password = "slow trains at dusk";

let last = 0;

export const newEmail = () =>
  `colleague${process.pid}.${(last += 1)}@clinic.example`;

/** Adds a user who has never signed in. */
export function addUser({ call }: StaffApi): Promise<User> {
  const name = newName("Colleague");
  return call("POST /api/users", { name, email: newEmail(), password });
}

export async function typePassword(page: Page, one: string, two = one) {
  await page.getByLabel(/^Password/).fill(one);
  await page.getByLabel("Confirm password").fill(two);
}

export const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true }).click();
