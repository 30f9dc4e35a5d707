import type { Page } from "@playwright/test";
import type { User } from "#shared/contract/staff/users.ts";
import { type Desk, newName } from "./desk.ts";

export const password = "slow trains at dusk";

let last = 0;

/** An address that no other journey uses. */
export const newEmail = () =>
  `colleague${process.pid}.${(last += 1)}@clinic.example`;

/** Somebody who may sign in, and never did. */
export function addUser({ ask }: Desk): Promise<User> {
  const name = newName("Colleague");
  return ask("POST /api/users", { name, email: newEmail(), password });
}

export async function typePassword(page: Page, one: string, two = one) {
  await page.getByLabel(/^Password/).fill(one);
  await page.getByLabel("Confirm password").fill(two);
}

export const save = (page: Page) =>
  page.getByRole("button", { name: "Save" }).click();
