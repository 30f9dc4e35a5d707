import { expect, test } from "vitest";
import { resetAdmin } from "#server/staff/auth/set-up.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

async function withTokens() {
  const app = await withStaff(await createTestApp());
  const made = async (as?: string) => {
    const body = { name: "Script", roles: ["researcher"] };
    const reply = await app.call("POST /api/account/tokens", body, as);
    return (reply.json() as { token: string }).token;
  };
  const status = async (token: string) =>
    (await app.call("GET /api/results/codebook", undefined, token)).statusCode;
  return { ...app, made, status };
}

type Tokens = Awaited<ReturnType<typeof withTokens>>;
const another = "a quiet lake of lanterns";
const who = ({ me: { name, email } }: Tokens) => ({ name, email });

test.each([
  [
    "changed by the owner",
    (app: Tokens) =>
      app.call("PUT /api/account", { ...who(app), password: another }),
  ],
  [
    "set by an admin",
    async (app: Tokens) => {
      const { token } = await createAdmin(app);
      const line = `PUT /api/users/${app.me._id}`;
      const body = { ...who(app), _id: app.me._id, password: another };
      return app.call(line, body, token);
    },
  ],
  [
    "set on the server",
    (app: Tokens) =>
      resetAdmin(app.db, { ...who(app), password: another, minLength: 12 }),
  ],
])("a new password ends the user's tokens: %s", async (_by, renew) => {
  const app = await withTokens();
  const mine = await app.made();
  const { token: colleague } = await createAdmin(app);
  const theirs = await app.made(colleague);
  await renew(app);
  expect(await app.status(mine)).toBe(401);
  expect(await app.status(theirs)).toBe(200);
  const { rows } = await app.pool.query(
    "SELECT about FROM audit WHERE event = 'token_ended'",
  );
  expect(rows).toEqual([{ about: "Script" }]);
});
