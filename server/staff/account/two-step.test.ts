import { describe, expect, test } from "vitest";
import { appCode, createWithStep } from "#server/testing/staff/two-step.ts";
import {
  createAdmin,
  createStaff,
  staffPassword,
} from "#server/testing/test-app.ts";
import { createStaffApp, whoIs } from "#server/testing/staff/users.ts";

type Answer = { json: () => { errors: { code: string }[] } };
const codeIn = (reply: Answer) => reply.json().errors[0]?.code;
const base = "/api/account/second-step";

describe("one's own two-step verification", () => {
  test("is set up by the first code of the app, which ends other sessions", async () => {
    const staffApp = await createStaffApp();
    const elsewhere = (
      await staffApp.signIn(staffApp.me.email, staffPassword)
    ).json();
    const { key, address } = (await staffApp.call(`POST ${base}/key`)).json();
    expect(address).toContain(`secret=${key}`);
    expect(address).toContain(encodeURIComponent(staffApp.me.email));
    const wrong = await staffApp.call(`POST ${base}/confirm`, {
      code: "000000",
    });
    expect(wrong.statusCode).toBe(400);
    expect((await staffApp.call(`GET ${base}`)).json().since).toBeNull();
    const code = await appCode(key);
    const reply = await staffApp.call(`POST ${base}/confirm`, { code });
    expect(reply.json().recoveryCodes).toHaveLength(10);
    expect((await staffApp.call(`GET ${base}`)).json()).toMatchObject({
      since: expect.any(String),
      codesLeft: 10,
    });
    expect(await whoIs(staffApp, elsewhere.token)).toBe(401);
    expect(await whoIs(staffApp, staffApp.token)).toBe(200);
  });

  test("does not change while another app is pending", async () => {
    const app = await createWithStep();
    const { key } = (await app.account("key")).json();
    const { proof } = await app.halfway();
    expect(codeIn(await app.second(proof, await appCode(key)))).toBe(
      "wrong_code",
    );
    expect((await app.second(proof, await appCode(app.key))).statusCode).toBe(
      200,
    );
  });

  test("moves to another app and invalidates the old codes", async () => {
    const app = await createWithStep();
    const { key } = (await app.account("key")).json();
    await app.account("confirm", { code: await appCode(key) });
    await app.letTimePass();
    const { proof } = await app.halfway();
    for (const old of [await appCode(app.key), app.recoveryCodes[0]!])
      expect(codeIn(await app.second(proof, old))).toBe("wrong_code");
    expect((await app.second(proof, await appCode(key))).statusCode).toBe(200);
  });

  test("can be removed, after which the password alone is enough", async () => {
    const app = await createWithStep();
    expect((await app.call(`DELETE ${base}`)).statusCode).toBe(204);
    const reply = await app.signIn(app.me.email, staffPassword);
    expect(await whoIs(app, reply.json().token)).toBe(200);
  });

  test.each([
    ["POST", "/key"],
    ["POST", "/codes"],
    ["DELETE", ""],
  ])("needs a sign-in within ten minutes for %s %s", async (method, path) => {
    const app = await createWithStep();
    await app.pool.query(
      "UPDATE sessions SET created = now() - interval '11 minutes'",
    );
    const reply = await app.call(`${method} ${base}${path}`);
    expect(reply.statusCode).toBe(403);
    expect(codeIn(reply)).toBe("reauth_required");
  });

  test("is announced by mail only if mail is configured", async () => {
    const without = await createWithStep();
    expect(await mails(without)).toEqual([]);
    const app = await createWithStep({
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "desk@clinic.example",
    });
    await app.call(`DELETE ${base}`);
    const sent = await mails(app);
    expect(sent).toMatchObject([{ to: app.me.email }, { to: app.me.email }]);
    for (const { body } of sent) expect(body).not.toContain(app.key);
  });
});

async function mails({ pool }: Awaited<ReturnType<typeof createStaffApp>>) {
  return (await pool.query('SELECT "to", body FROM messages ORDER BY date'))
    .rows;
}

describe("another user's two-step verification", () => {
  test("can be removed by an admin, which ends the user's sessions", async () => {
    const app = await createWithStep();
    const other = await createAdmin(app);
    const listed = async () =>
      (await app.call("GET /api/users", undefined, other.token))
        .json()
        .find(({ _id }: { _id: string }) => _id === app.me._id).secondstep;
    expect(await listed()).toBe(true);
    const line = `DELETE /api/users/${app.me._id}/second-step`;
    expect((await app.call(line, undefined, other.token)).statusCode).toBe(204);
    expect(await listed()).toBe(false);
    expect(await whoIs(app, app.token)).toBe(401);
    const reply = await app.signIn(app.me.email, staffPassword);
    expect(reply.json()).toHaveProperty("token");
  });

  test("of an unknown user is not found", async () => {
    const { call } = await createStaffApp();
    const reply = await call(`DELETE /api/users/${"1".repeat(22)}/second-step`);
    expect(reply.statusCode).toBe(404);
  });
});

describe("required two-step verification", () => {
  async function createRuled(from: string) {
    const staffApp = await createStaffApp();
    const other = await createStaff(staffApp, ["editor"]);
    const body = { secondStepFrom: from };
    await staffApp.call("PUT /api/sign-in-rules", body);
    const signIn = async () =>
      (await staffApp.signIn(other.email, staffPassword)).json();
    const first = (path: string, body: object) =>
      staffApp.ask(`POST /api/auth/second/${path}`, { body });
    return { ...staffApp, other, signIn, first };
  }

  test("applies from its start date, not before", async () => {
    const { signIn, call, other } = await createRuled("2999-01-01");
    expect(await signIn()).toHaveProperty("token");
    const own = await call(`GET ${base}`, undefined, other.token);
    expect(own.json().requiredFrom).toBe("2999-01-01");
  });

  test("is set up at the next sign-in, which then continues", async () => {
    const app = await createRuled("2020-01-01");
    const { proof, next } = await app.signIn();
    expect(next).toBe("set_up");
    const { key } = (await app.first("key", { proof })).json();
    const wrong = await app.first("confirm", { proof, code: "000000" });
    expect(codeIn(wrong)).toBe("wrong_code");
    const code = await appCode(key);
    const reply = (await app.first("confirm", { proof, code })).json();
    expect(reply.recoveryCodes).toHaveLength(10);
    expect(await whoIs(app, reply.token)).toBe(200);
    expect((await app.signIn()).next).toBe("code");
    const again = await app.first("key", { proof });
    expect(codeIn(again)).toBe("sign_in_too_slow");
  });

  test("cannot be set up again with the password alone", async () => {
    const app = await createWithStep();
    const { proof } = await app.halfway();
    for (const [path, body] of [
      ["key", { proof }],
      ["confirm", { proof, code: await appCode(app.key) }],
    ] as const) {
      const reply = await app.ask(`POST /api/auth/second/${path}`, { body });
      expect(codeIn(reply)).toBe("sign_in_too_slow");
    }
  });

  test("cannot be removed by the user", async () => {
    const app = await createWithStep();
    await app.call("PUT /api/sign-in-rules", { secondStepFrom: "2020-01-01" });
    const reply = await app.call(`DELETE ${base}`);
    expect(reply.statusCode).toBe(409);
    expect(codeIn(reply)).toBe("second_step_required");
    await app.call("PUT /api/sign-in-rules", { secondStepFrom: null });
    expect((await app.call(`DELETE ${base}`)).statusCode).toBe(204);
  });
});
