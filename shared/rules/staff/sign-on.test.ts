import { expect, test } from "vitest";
import type { Role } from "./roles.ts";
import { personIn, secondsSinceProof } from "./sign-on.ts";

const claims = {
  sub: "248289761001",
  email: "Lucia.Vega@clinic.example",
  email_verified: true,
  name: "Lucía Vega",
  groups: ["hpv-desk", "parking"],
};
const open = { domains: [], rolesClaim: "groups", roles: undefined };
const byGroup = {
  domains: ["clinic.example"],
  rolesClaim: "groups",
  roles: new Map<string, Role[]>([
    ["hpv-desk", ["inviter", "editor"]],
    ["hpv-admins", ["admin"]],
  ]),
};

test("reads the user from the claims, with roles from their groups", () => {
  const person = {
    subject: "248289761001",
    email: "lucia.vega@clinic.example",
    name: "Lucía Vega",
  };
  expect(personIn(claims, open)).toEqual({ ...person, roles: undefined });
  expect(personIn(claims, byGroup)).toEqual({
    ...person,
    roles: ["editor", "inviter"],
  });
  expect(personIn({ ...claims, groups: "hpv-admins" }, byGroup)).toEqual({
    ...person,
    roles: ["admin"],
  });
});

test("uses the address when the name is missing", () => {
  expect(personIn({ ...claims, name: " " }, open)).toMatchObject({
    name: "lucia.vega@clinic.example",
  });
});

test.each([
  ["no address", { email: undefined }, byGroup, "unverified"],
  ["no subject", { sub: undefined }, byGroup, "unverified"],
  ["an unverified address", { email_verified: false }, byGroup, "unverified"],
  [
    "email_verified of another type",
    { email_verified: "true" },
    byGroup,
    "unverified",
  ],
  [
    "no email_verified and no domains",
    { email_verified: undefined },
    open,
    "unverified",
  ],
  [
    "another domain",
    { email: "eve@clinic.example.elsewhere.example" },
    byGroup,
    "elsewhere",
  ],
  [
    "two @ in the address",
    { email: "eve@clinic.example@elsewhere.example" },
    byGroup,
    "unverified",
  ],
  ["no group", { groups: undefined }, byGroup, "no_role"],
  ["a group without a role", { groups: ["parking"] }, byGroup, "no_role"],
] as const)("refuses a user with %s", (_name, other, rules, problem) => {
  expect(personIn({ ...claims, ...other }, { ...rules })).toBe(problem);
});

test("accepts an unverified address only in an allowed domain when the provider sends no email_verified", () => {
  expect(
    personIn({ ...claims, email_verified: undefined }, byGroup),
  ).toMatchObject({ subject: claims.sub });
});

test.each([
  ["a minute ago", { auth_time: 940 }, false, 60],
  ["in the future", { auth_time: 1005 }, false, 0],
  ["this morning", { auth_time: -20_000 }, true, 600],
  ["no auth_time, not trusted", {}, false, 600],
  ["no auth_time, trusted", {}, true, 0],
  ["auth_time of another type", { auth_time: "940" }, false, 600],
])("measures the age of a proof: %s", (_when, said, isBelieved, seconds) => {
  expect(secondsSinceProof(said, { now: 1_000_000, isBelieved })).toBe(seconds);
});
