import { describe, expect, test } from "vitest";
import {
  createAdmin,
  createStaff,
  staffPassword,
} from "#server/testing/test-app.ts";
import {
  colleague,
  createStaffApp,
  whoIs,
} from "#server/testing/staff/users.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/** An editor, who may change only their own account. */
async function createOwn() {
  const staffApp = await createStaffApp();
  const me = await createStaff(staffApp, ["editor"]);
  const call = (line: string, body?: unknown, token = me.token) =>
    staffApp.call(line, body, token);
  const save = (change: object) => {
    const { name, email } = me;
    return call("PUT /api/account", { name, email, ...change });
  };
  const elsewhere = async () => {
    const reply = await staffApp.app.inject({
      method: "POST",
      url: "/api/auth",
      headers: { "user-agent": chrome },
      remoteAddress: "203.0.113.77",
      payload: { email: me.email, password: staffPassword },
    });
    return reply.json().token as string;
  };
  return { ...staffApp, me, call, save, elsewhere };
}

describe("one's own account", () => {
  test("can be renamed without ending other sessions", async () => {
    const app = await createOwn();
    const other = await app.elsewhere();
    const reply = await app.save({ name: "Dr. Ana" });
    expect(reply.json()).toEqual({
      name: "Dr. Ana",
      email: app.me.email,
      unconfirmed: null,
    });
    expect(await whoIs(app, other)).toBe(200);
  });

  test.each([
    ["address", { email: "moved@clinic.example" }],
    ["password", { password: colleague.password }],
  ])("ends its other sessions if its %s changes", async (_what, change) => {
    const app = await createOwn();
    const other = await app.elsewhere();
    expect((await app.save(change)).statusCode).toBe(200);
    expect(await whoIs(app, other)).toBe(401);
    expect(await whoIs(app, app.me.token)).toBe(200);
    const { email, password } = {
      email: app.me.email,
      password: staffPassword,
      ...change,
    };
    expect((await app.signIn(email, password)).statusCode).toBe(200);
  });

  test("needs a recent sign-in to change email or password", async () => {
    const app = await createOwn();
    await app.pool.query(
      "UPDATE sessions SET created = now() - interval '11 minutes'",
    );
    for (const change of [
      { email: "moved@clinic.example" },
      { password: colleague.password },
    ]) {
      const reply = await app.save(change);
      expect(reply.json().errors[0].code).toBe("reauth_required");
    }
    expect((await app.save({ name: "Dr. Ana" })).statusCode).toBe(200);
  });

  test.each([
    [{ email: "no address" }, 400, "invalid_email"],
    [{ name: " " }, 400, "required"],
    [{ password: "short" }, 400, "password_too_short"],
    [{ roles: ["admin"] }, 400, "unknown_field"],
  ])("refuses the change %j", async (change, status, code) => {
    const app = await createOwn();
    const reply = await app.save(change);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().errors[0].code).toBe(code);
  });

  test("cannot take an email address already in use", async () => {
    const app = await createOwn();
    const other = await createAdmin(app);
    const reply = await app.save({ email: other.email });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("email_taken");
  });
});

describe("one's own sessions", () => {
  type Own = { _id: string; isThis: boolean };
  const listed = async (app: Awaited<ReturnType<typeof createOwn>>) =>
    (await app.call("GET /api/account/sessions")).json() as Own[];

  test("are listed with device, network and last use, without other users' sessions", async () => {
    const app = await createOwn();
    await app.elsewhere();
    const all = await listed(app);
    expect(all).toHaveLength(2);
    expect(all.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(all.find(({ isThis }) => !isThis)).toMatchObject({
      device: "Chrome, Windows",
      network: "203.0.113.0",
      seen: expect.any(String),
      began: expect.any(String),
    });
  });

  test("are limited to a hundred, with the current one first", async () => {
    const app = await createOwn();
    await app.pool.query(
      `INSERT INTO sessions ("user", token_hash, last_seen)
       SELECT $1, sha256(n::text::bytea), now() + interval '1 minute' FROM generate_series(1, 100) n`,
      [app.me._id],
    );
    const all = await listed(app);
    expect(all).toHaveLength(100);
    expect(all[0]?.isThis).toBe(true);
  });

  test("are ended one by one, effective at once", async () => {
    const app = await createOwn();
    const other = await app.elsewhere();
    const [ended] = (await listed(app)).filter(({ isThis }) => !isThis);
    const line = `DELETE /api/account/sessions/${ended?._id}`;
    expect((await app.call(line)).statusCode).toBe(204);
    expect(await whoIs(app, other)).toBe(401);
    expect(await whoIs(app, app.me.token)).toBe(200);
    expect((await app.call(line)).statusCode).toBe(404);
  });

  test("cannot be ended by another user, not even an admin", async () => {
    const app = await createOwn();
    const [own] = await listed(app);
    const line = `DELETE /api/account/sessions/${own?._id}`;
    const other = await createAdmin(app);
    expect((await app.call(line, undefined, other.token)).statusCode).toBe(404);
    expect(await whoIs(app, app.me.token)).toBe(200);
  });

  test("cannot be opened with their listed id", async () => {
    const app = await createOwn();
    const [own] = await listed(app);
    expect(await whoIs(app, own?._id ?? "")).toBe(401);
  });
});
