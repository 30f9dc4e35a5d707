import { describe, expect, test } from "vitest";
import { resetAdmin } from "#server/staff/auth/set-up.ts";
import {
  codeIn,
  createWithPasskey,
  origin,
} from "#server/testing/staff/passkeys.ts";
import { createAdmin } from "#server/testing/test-app.ts";

describe("a locked-out user", () => {
  test("loses passkeys if an admin removes two-step verification", async () => {
    const app = await createWithPasskey();
    const other = await createAdmin(app);
    const users = await app.call("GET /api/users", undefined, other.token);
    expect(
      users.json().find(({ _id }: { _id: string }) => _id === app.me._id),
    ).toMatchObject({ secondstep: true });
    const line = `DELETE /api/users/${app.me._id}/second-step`;
    await app.call(line, undefined, other.token);
    expect(await app.halfway()).toHaveProperty("token");
    const use = app.key.use(await app.askToSignIn(), { origin });
    expect(codeIn(await app.signInBy(use))).toBe("unknown_passkey");
  });

  test("loses passkeys if the password is set on the server", async () => {
    const app = await createWithPasskey();
    const password = "slow trains at dusk";
    await resetAdmin(app.db, {
      email: app.me.email,
      password,
      minLength: 12,
    });
    const reply = await app.signIn(app.me.email, password);
    expect(reply.json()).toHaveProperty("token");
    const { rows } = await app.pool.query("SELECT FROM passkeys");
    expect(rows).toEqual([]);
  });

  test("leaves no two-step data if the account is deleted", async () => {
    const app = await createWithPasskey();
    await app.pool.query("DELETE FROM users WHERE _id = $1", [app.me._id]);
    const { rows } = await app.pool.query("SELECT FROM passkeys");
    expect(rows).toEqual([]);
  });
});
