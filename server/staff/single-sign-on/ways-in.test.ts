import { afterAll, expect, test } from "vitest";
import {
  createBrowser,
  createOrganization,
  rolesOfGroups,
} from "#server/testing/staff/single-sign-on.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

const organization = await createOrganization();
afterAll(() => organization.provider.stop());

test("if the provider is down, the sign-in page says so", async () => {
  const away = await organization.startProvider();
  await away.stop();
  const app = await organization.start({ ...away.env });
  expect(await createBrowser(app).leave("/dashboard")).toBe(
    "/login?back=%2Fdashboard#failed=unavailable",
  );
});

test("no password opens a session when passwords are disabled", async () => {
  const app = await organization.start({
    ...rolesOfGroups,
    PASSWORD_SIGN_IN: "off",
  });
  const { email } = await createAdmin(app);
  const reply = await app.ask("POST /api/auth", {
    body: { email, password: "seven quiet green boats" },
  });
  expect(reply.statusCode).toBe(403);
  expect((await app.ask("GET /api/auth/ways")).json()).toEqual({
    password: false,
    singleSignOn: { name: "", givesRoles: true },
  });
});

test("without a provider there is no single sign-on", async () => {
  const app = await createTestApp();
  const { headers } = await app.ask("GET /login/single-sign-on");
  expect(headers.location).toBeUndefined();
  expect((await app.ask("GET /api/auth/ways")).json()).toEqual({
    password: true,
    singleSignOn: null,
  });
});

test("without mail, users cannot change their own email address under single sign-on", async () => {
  const app = await organization.start();
  const { token, name, email } = await createAdmin(app);
  const save = (own: object) =>
    app.ask("PUT /api/account", { token, body: { name, email, ...own } });
  const refused = await save({ email: "chief@clinic.example" });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().errors[0]).toMatchObject({
    code: "forbidden",
    field: "email",
  });
  expect((await save({ name: "Dr. Ana" })).statusCode).toBe(200);
});

test("with password sign-in off, an admin cannot create links that set a password", async () => {
  const app = await organization.start();
  const { token, _id } = await createAdmin(app);
  const invited = {
    name: "Ana",
    email: "ana@clinic.example",
    roles: ["editor"],
  };
  const invite = "POST /api/staff-invitations";
  await app.ask(invite, { token, body: invited });
  const [{ _id: invitation }] = (
    await app.ask("GET /api/staff-invitations", { token })
  ).json();
  app.config.passwordSignIn = false;
  for (const [line, body] of [
    [invite, { ...invited, email: "eva@clinic.example" }],
    [`${invite}/${invitation}/renew`],
    [`POST /api/users/${_id}/password-link`],
  ] as const) {
    const reply = await app.ask(line, { token, body });
    expect([line, reply.statusCode]).toEqual([line, 403]);
    expect(reply.json().errors[0].code).toBe("passwords_off");
  }
});

test("a person who gets a former admin's address does not become that admin", async () => {
  const app = await organization.start(rolesOfGroups);
  const email = "chief@clinic.example";
  const claims = { email, email_verified: true, groups: ["heads"] };
  organization.people.set("first", claims);
  organization.people.set("second", claims);
  const signIn = (name: string) => createBrowser(app).signIn(name);
  expect(await signIn("first")).toBe("/login#entered");
  organization.people.set("first", { ...claims, groups: [] });
  expect(await signIn("first")).toBe("/login#failed=no_role");
  expect(await signIn("second")).toBe("/login#failed=other_person");
});
