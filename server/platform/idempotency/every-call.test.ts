import { describe, expect, test } from "vitest";
import { prepareFirstAdmin } from "#server/staff/auth/set-up.ts";
import { newId } from "#server/platform/ids.ts";
import { createWithPasskey, origin } from "#server/testing/staff/passkeys.ts";
import { appCode, createWithStep } from "#server/testing/staff/two-step.ts";
import { createKey } from "#server/testing/staff/software-key.ts";
import {
  createWithLinks,
  newPassword,
  withLink,
} from "#server/testing/staff/staff-links.ts";
import { createStaffApp } from "#server/testing/staff/users.ts";
import { secretIn } from "#server/testing/stand-ins/smtp.ts";
import {
  createStaff,
  createTestApp,
  staffPassword,
  type TestApp,
} from "#server/testing/test-app.ts";

type Ready = {
  app: Pick<TestApp, "ask" | "pool">;
  body?: object;
  token?: string;
};

/** A user who must set up two-step verification while signing in. */
async function createHalfway() {
  const app = await createStaffApp({ PUBLIC_URL: origin });
  const { email } = await createStaff(app, ["editor"]);
  await app.call("PUT /api/sign-in-rules", { secondStepFrom: "2020-01-01" });
  const { proof } = (await app.signIn(email, staffPassword)).json();
  const offer = async (path: string) =>
    (
      await app.ask(`POST /api/auth/second/${path}`, { body: { proof } })
    ).json();
  return { app, proof, offer };
}

/** Prepares the input of each call. */
const withSecrets: Record<string, () => Promise<Ready>> = {
  async "POST /api/auth/setup"() {
    const app = await createTestApp();
    const link = await prepareFirstAdmin(app.db, app.config);
    const setup = secretIn(link ?? "");
    const admin = { name: "First", email: "first@clinic.example" };
    return { app, body: { setup, ...admin, password: newPassword } };
  },
  async "POST /api/links/invitation"() {
    const app = await createWithLinks();
    return { app, body: { link: await app.invite(), password: newPassword } };
  },
  async "POST /api/account/passkeys"() {
    const app = await createWithPasskey();
    const credential = createKey().make(await app.offer(), { origin });
    return { app, token: app.token, body: { name: "Phone", credential } };
  },
  async "POST /api/auth/second/passkey/first"() {
    const { app, proof, offer } = await createHalfway();
    const options = await offer("passkey/first/options");
    const credential = createKey().make(options, { origin });
    return { app, body: { proof, name: "Phone", credential } };
  },
  async "POST /api/auth/second/confirm"() {
    const { app, proof, offer } = await createHalfway();
    const { key } = await offer("key");
    return { app, body: { proof, code: await appCode(key) } };
  },
  async "POST /api/account/second-step/confirm"() {
    const app = await createStaffApp();
    const { key } = (
      await app.call("POST /api/account/second-step/key")
    ).json();
    return { app, token: app.token, body: { code: await appCode(key) } };
  },
  async "POST /api/account/second-step/codes"() {
    const app = await createWithStep();
    return { app, token: app.token };
  },
};

const withoutSecrets: Record<string, () => Promise<Ready>> = {
  async "POST /api/links/password"() {
    const { link, ...app } = await withLink();
    return { app, body: { link, password: newPassword } };
  },
  async "POST /api/links/email"() {
    const app = await createWithLinks({ mail: true });
    const body = { name: "Moved", email: "moved@clinic.example" };
    await app.call("PUT /api/account", body);
    const letter = await app.nextLetter();
    return { app, body: { link: secretIn(letter.content) } };
  },
  async "POST /api/links/forgotten-password"() {
    const app = await createWithLinks({ mail: true });
    return { app, body: { email: app.me.email } };
  },
  async "POST /api/sms/reply"() {
    const app = await createStaffApp();
    const body = { phone: "+12015550123", body: "HELP" };
    return { app, token: app.token, body };
  },
};

/** Makes a call twice with one key. Returns both replies and what the second call wrote. */
async function callTwice(line: string, ready: () => Promise<Ready>) {
  const { app, ...given } = await ready();
  const headers = { "idempotency-key": newId() };
  const call = () => app.ask(line, { ...given, headers });
  const count = async () => {
    const { rows } = await app.pool.query(
      "SELECT (SELECT count(*) FROM audit) + (SELECT count(*) FROM messages) AS count",
    );
    return Number(rows[0].count);
  };
  const before = await count();
  const first = await call();
  expect([200, 204], first.body).toContain(first.statusCode);
  const between = await count();
  expect(between).toBeGreaterThan(before);
  const second = await call();
  return { first, second, more: (await count()) - between };
}

describe("a repeat with the same key changes nothing:", () => {
  test.each(Object.entries(withSecrets))(
    "%s, whose reply contains a secret and is refused",
    async (line, ready) => {
      const { second, more } = await callTwice(line, ready);
      expect(second.statusCode).toBe(409);
      expect(second.json().errors[0].code).toBe("key_reused");
      expect(more).toBe(0);
    },
  );

  test.each(Object.entries(withoutSecrets))(
    "%s, whose reply is repeated",
    async (line, ready) => {
      const { first, second, more } = await callTwice(line, ready);
      expect(second.statusCode).toBe(first.statusCode);
      expect(second.body).toBe(first.body);
      expect(more).toBe(0);
    },
  );
});
