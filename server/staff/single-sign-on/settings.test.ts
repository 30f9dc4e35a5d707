import { expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";

const provider = {
  OIDC_ISSUER: "https://login.clinic.example/tenant",
  OIDC_CLIENT_ID: "hpv-quiz",
  OIDC_CLIENT_SECRET: "placeholder",
};

const read = (env: NodeJS.ProcessEnv) => readConfig(env).singleSignOn;

test("a group maps to one or more roles, with any characters in its name", () => {
  const singleSignOn = read({
    ...provider,
    OIDC_DOMAINS: "Clinic.example, study.example",
    OIDC_ROLES: "cn=hpv,ou=desk=inviter; cn=hpv,ou=desk=editor; heads = admin",
  });
  expect(singleSignOn).toMatchObject({
    domains: ["clinic.example", "study.example"],
    rolesClaim: "groups",
    roles: new Map([
      ["cn=hpv,ou=desk", ["inviter", "editor"]],
      ["heads", ["admin"]],
    ]),
  });
});

test("passwords are the only way to sign in without a provider", () => {
  expect(read({})).toBeUndefined();
  expect(readConfig({}).passwordSignIn).toBe(true);
});

test.each([
  ["OIDC_CLIENT_SECRET", { ...provider, OIDC_CLIENT_SECRET: "" }],
  ["OIDC_ISSUER", { ...provider, OIDC_ISSUER: "http://login.clinic.example" }],
  ["OIDC_ISSUER", { ...provider, OIDC_ISSUER: "login.clinic.example" }],
  ["OIDC_ROLES", { ...provider, OIDC_ROLES: "heads=owner" }],
  ["OIDC_ROLES", { ...provider, OIDC_ROLES: "heads" }],
  ["OIDC_SESSION_HOURS", { ...provider, OIDC_SESSION_HOURS: "24" }],
  ["OIDC_SESSION_HOURS", { ...provider, OIDC_SESSION_HOURS: "soon" }],
  ["OIDC_TRUST_PROMPT", { ...provider, OIDC_TRUST_PROMPT: "yes" }],
  ["PASSWORD_SIGN_IN", { ...provider, PASSWORD_SIGN_IN: "maybe" }],
  ["OIDC_ISSUER", { PASSWORD_SIGN_IN: "off" }],
])("an invalid configuration names %s", (name, env) => {
  expect(() => read(env)).toThrow(name);
});
