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

test("a person is who the provider says, with roles by their groups", () => {
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

test("without a name the address stands for it", () => {
  expect(personIn({ ...claims, name: " " }, open)).toMatchObject({
    name: "lucia.vega@clinic.example",
  });
});

test.each([
  ["no address", { email: undefined }, byGroup, "unverified"],
  ["no subject", { sub: undefined }, byGroup, "unverified"],
  [
    "an address that is not theirs",
    { email_verified: false },
    byGroup,
    "unverified",
  ],
  [
    "an address that is verified in another type",
    { email_verified: "true" },
    byGroup,
    "unverified",
  ],
  ["nobody vouches", { email_verified: undefined }, open, "unverified"],
  [
    "another domain",
    { email: "eve@clinic.example.elsewhere.example" },
    byGroup,
    "elsewhere",
  ],
  [
    "two signs of an address",
    { email: "eve@clinic.example@elsewhere.example" },
    byGroup,
    "unverified",
  ],
  ["no group", { groups: undefined }, byGroup, "no_role"],
  ["a group without a role", { groups: ["parking"] }, byGroup, "no_role"],
] as const)("%s: not let in", (_name, other, rules, problem) => {
  expect(personIn({ ...claims, ...other }, { ...rules })).toBe(problem);
});

test("where the provider never says whether an address is verified, the domains vouch for it", () => {
  expect(
    personIn({ ...claims, email_verified: undefined }, byGroup),
  ).toMatchObject({ subject: claims.sub });
});

test.each([
  ["a minute ago", { auth_time: 940 }, false, 60],
  ["by a clock that is ahead", { auth_time: 1005 }, false, 0],
  ["this morning", { auth_time: -20_000 }, true, 600],
  ["never said, and not believed", {}, false, 600],
  ["never said, but believed", {}, true, 0],
  ["said in another type", { auth_time: "940" }, false, 600],
])("a proof of %s", (_when, said, isBelieved, seconds) => {
  expect(secondsSinceProof(said, { now: 1_000_000, isBelieved })).toBe(seconds);
});
