import { describe, expect, test } from "vitest";
import { endpoints } from "#shared/contract/index.ts";
import {
  codeIn,
  createWithPasskey,
  origin,
} from "#server/testing/staff/passkeys.ts";
import { whoIs } from "#server/testing/staff/users.ts";

type App = Awaited<ReturnType<typeof createWithPasskey>>;
const handleOf = ({ me }: App) => Buffer.from(me._id).toString("base64url");

describe("a passkey with user verification", () => {
  test("signs in without a password", async () => {
    const app = await createWithPasskey();
    const options = await app.askToSignIn();
    expect(options).toMatchObject({
      rpId: "quiz.clinic.example",
      userVerification: "required",
      allowCredentials: [],
    });
    const use = app.key.use(options, { origin }, handleOf(app));
    const reply = await app.signInBy(use);
    expect(reply.statusCode).toBe(200);
    expect(await whoIs(app, reply.json().token)).toBe(200);
    const [{ used }] = await app.listed();
    expect(used).not.toBeNull();
  });

  test("does not sign in if only single sign-on is allowed", async () => {
    const staffApp = await createWithPasskey({
      PASSWORD_SIGN_IN: "off",
      OIDC_ISSUER: "https://login.clinic.example",
      OIDC_CLIENT_ID: "hpv-quiz",
      OIDC_CLIENT_SECRET: "placeholder",
    });
    const options = await staffApp.askToSignIn();
    const use = staffApp.key.use(options, { origin }, handleOf(staffApp));
    expect((await staffApp.signInBy(use)).statusCode).toBe(403);
  });

  test("also works as the second step after the password", async () => {
    const app = await createWithPasskey();
    const { proof, next, by } = await app.halfway();
    expect({ next, by }).toEqual({
      next: "code",
      by: { app: false, passkey: true, elsewhere: null },
    });
    const options = await app.askSecond(proof);
    expect(options).toMatchObject({
      allowCredentials: [{ transports: ["usb"] }],
    });
    const reply = await app.secondBy(proof, app.key.use(options, { origin }));
    expect(await whoIs(app, reply.json().token)).toBe(200);
  });

  test("can be replaced by a recovery code if it is lost", async () => {
    const app = await createWithPasskey();
    const { proof } = await app.halfway();
    const body = { proof, code: app.recoveryCodes[0] };
    const reply = await app.ask("POST /api/auth/second", { body });
    expect(reply.statusCode).toBe(200);
  });
});

describe("a passkey without user verification", () => {
  test("is not enough to sign in", async () => {
    const app = await createWithPasskey({}, false);
    expect(await app.listed()).toMatchObject([{ alone: false }]);
    const how = { origin, verifies: false };
    const use = app.key.use(await app.askToSignIn(), how);
    const reply = await app.signInBy(use);
    expect(reply.statusCode).toBe(401);
    expect(codeIn(reply)).toBe("passkey_needs_password");
  });

  test("works as the second step after the password", async () => {
    const app = await createWithPasskey({}, false);
    const { proof } = await app.halfway();
    const how = { origin, verifies: false };
    const use = app.key.use(await app.askSecond(proof), how);
    const reply = await app.secondBy(proof, use);
    expect(await whoIs(app, reply.json().token)).toBe(200);
  });
});

describe("a site that moved to another host name", () => {
  const move = (app: App) =>
    app.pool.query("UPDATE passkeys SET host = 'old.clinic.example'");

  test("says after the password which host name the passkeys belong to", async () => {
    const app = await createWithPasskey();
    await move(app);
    const { proof, by } = await app.halfway();
    const elsewhere = "old.clinic.example";
    expect(by).toEqual({ app: false, passkey: false, elsewhere });
    const options = await app.askSecond(proof);
    expect(options).toMatchObject({ allowCredentials: [] });
    const body = { proof, code: app.recoveryCodes[0] };
    const reply = await app.ask("POST /api/auth/second", { body });
    expect(reply.statusCode).toBe(200);
  });

  test("refuses passkeys of the former host name and says so", async () => {
    const app = await createWithPasskey();
    await move(app);
    const use = app.key.use(await app.askToSignIn(), { origin });
    const reply = await app.signInBy(use);
    expect(reply.json().errors).toMatchObject([
      { code: "passkey_elsewhere", values: { host: "old.clinic.example" } },
    ]);
  });
});

test("a pending sign-in cannot make calls", async () => {
  const app = await createWithPasskey();
  const { proof } = await app.halfway();
  for (const { line, method, path, access } of endpoints) {
    if (access !== "staff") continue;
    const address = path.replace(":id", "1".repeat(22));
    const reply = await app.ask(`${method} ${address}`, { token: proof });
    expect(reply.statusCode, line).toBe(401);
  }
});
