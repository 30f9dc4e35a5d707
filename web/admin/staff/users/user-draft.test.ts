import { expect, test } from "vitest";
import type { User } from "#shared/contract/staff/users.ts";
import {
  accountOf,
  toUserDraft,
  isMismatch,
  missingIn,
  withRole,
} from "./user-draft.ts";

const user: User = {
  _id: "1".repeat(22),
  name: "Staff",
  email: "staff@clinic.example",
  roles: ["inviter"],
  secondstep: false,
  lastsignin: null,
};

test("a new user needs all fields, and spaces do not count", () => {
  const draft = { ...toUserDraft(undefined), name: "  " };
  expect(missingIn(draft, true)).toEqual([
    "name",
    "email",
    "password",
    "password2",
    "roles",
  ]);
});

test("an existing user keeps the password if none is typed", () => {
  const draft = toUserDraft(user);
  expect(missingIn(draft, false)).toEqual([]);
  expect(isMismatch(draft)).toBe(false);
  expect(accountOf(draft)).toEqual({
    name: "Staff",
    email: "staff@clinic.example",
    roles: ["inviter"],
  });
});

test("withRole adds and removes a role, in a fixed order", () => {
  expect(withRole(["inviter"], "editor", true)).toEqual(["editor", "inviter"]);
  expect(withRole(["editor", "inviter"], "editor", false)).toEqual(["inviter"]);
  expect(withRole(["inviter"], "inviter", true)).toEqual(["inviter"]);
});

test("sends a password unchanged, including spaces", () => {
  const draft = { ...toUserDraft(user), password: " two words " };
  expect(isMismatch(draft)).toBe(true);
  expect(accountOf(draft)).toMatchObject({ password: " two words " });
  expect(accountOf(draft)).not.toHaveProperty("password2");
});
