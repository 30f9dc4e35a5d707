import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createBrowser,
  createOrganization,
  rolesOfGroups,
} from "#server/testing/single-sign-on.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

let organization: Awaited<ReturnType<typeof createOrganization>>;
beforeAll(async () => {
  organization = await createOrganization();
});
afterAll(() => organization.provider.stop());

test("while the provider is away, passwords still work and the sign-in says so", async () => {
  const away = await organization.startProvider();
  await away.stop();
  const app = await organization.start({ ...away.env });
  expect(await createBrowser(app).leave("/dashboard")).toBe(
    "/login?back=%2Fdashboard#failed=unavailable",
  );
});

test("where passwords are switched off, none opens a session", async () => {
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
    singleSignOn: { name: "" },
  });
});

test("without a provider there is no such address", async () => {
  const app = await createTestApp();
  const { headers } = await app.ask("GET /login/single-sign-on");
  expect(headers.location).toBeUndefined();
  expect((await app.ask("GET /api/auth/ways")).json()).toEqual({
    password: true,
    singleSignOn: null,
  });
});
