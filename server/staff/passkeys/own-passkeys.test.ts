import { describe, expect, test } from "vitest";
import {
  codeIn,
  createWithPasskey,
  origin,
} from "#server/testing/staff/passkeys.ts";
import { createKey } from "#server/testing/staff/software-key.ts";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import { createStaffApp, whoIs } from "#server/testing/staff/users.ts";

const base = "/api/account/passkeys";

describe("a passkey of one's own", () => {
  test("is added, ends other sessions, and is listed with its name", async () => {
    const staffApp = await createStaffApp({ PUBLIC_URL: origin });
    const elsewhere = (
      await staffApp.signIn(staffApp.me.email, staffPassword)
    ).json();
    const options = (await staffApp.call(`POST ${base}/options`)).json();
    expect(options.rp.id).toBe("quiz.clinic.example");
    expect(options.user.name).toBe(staffApp.me.email);
    const credential = createKey().make(options, { origin });
    const body = { name: "Laptop", credential };
    const added = await staffApp.call(`POST ${base}`, body);
    expect(added.json().recoveryCodes).toHaveLength(10);
    expect((await staffApp.call(`GET ${base}`)).json()).toMatchObject([
      { name: "Laptop", used: null, alone: true, elsewhere: null },
    ]);
    const step = (await staffApp.call("GET /api/account/second-step")).json();
    expect(step).toMatchObject({ isOn: true, since: null, codesLeft: 10 });
    expect(await whoIs(staffApp, elsewhere.token)).toBe(401);
    expect(await whoIs(staffApp, staffApp.token)).toBe(200);
  });

  test("adds no new recovery codes if two-step verification is already on", async () => {
    const app = await createWithPasskey();
    const second = createKey().make(await app.offer(), { origin });
    expect((await app.add(second)).json().recoveryCodes).toEqual([]);
    expect(await app.listed()).toHaveLength(2);
  });

  test("cannot be added twice", async () => {
    const app = await createWithPasskey();
    const again = app.key.make(await app.offer(), { origin });
    expect((await app.add(again)).statusCode).toBe(409);
  });

  test("can be removed, and removing the last one ends two-step verification", async () => {
    const app = await createWithPasskey();
    const [{ _id }] = await app.listed();
    const reply = await app.call(`DELETE ${base}/${_id}`);
    expect(reply.statusCode).toBe(204);
    expect(await app.halfway()).toHaveProperty("token");
    const step = (await app.call("GET /api/account/second-step")).json();
    expect(step).toMatchObject({ isOn: false, codesLeft: 0 });
    const again = await app.call(`DELETE ${base}/${_id}`);
    expect(again.statusCode).toBe(404);
  });

  test("cannot be removed as the last one while two-step verification is required", async () => {
    const app = await createWithPasskey();
    await app.call("PUT /api/sign-in-rules", { secondStepFrom: "2020-01-01" });
    expect((await app.halfway()).next).toBe("code");
    const [{ _id }] = await app.listed();
    const reply = await app.call(`DELETE ${base}/${_id}`);
    expect(codeIn(reply)).toBe("second_step_required");
    expect(await app.listed()).toHaveLength(1);
  });

  test("can be renamed by its owner only", async () => {
    const app = await createWithPasskey();
    const [{ _id }] = await app.listed();
    const rename = (name: string, token?: string) =>
      app.call(`PUT ${base}/${_id}`, { name }, token);
    const { token } = await createAdmin(app);
    expect((await rename("Mine now", token)).statusCode).toBe(404);
    expect((await rename(" ")).statusCode).toBe(400);
    expect((await rename("Key on my ring")).statusCode).toBe(204);
    expect(await app.listed()).toMatchObject([{ name: "Key on my ring" }]);
  });

  test("can be removed by its owner only", async () => {
    const app = await createWithPasskey();
    const other = await createAdmin(app);
    const [{ _id }] = await app.listed();
    const line = `DELETE ${base}/${_id}`;
    const reply = await app.call(line, undefined, other.token);
    expect(reply.statusCode).toBe(404);
  });

  test("is announced by mail when added and removed, without its key", async () => {
    const app = await createWithPasskey({
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "desk@clinic.example",
    });
    const [{ _id }] = await app.listed();
    await app.call(`DELETE ${base}/${_id}`);
    const { rows } = await app.pool.query(
      'SELECT "to", subject FROM messages ORDER BY date, subject',
    );
    expect(rows).toEqual([
      { to: app.me.email, subject: "quiz.clinic.example: passkey added" },
      { to: app.me.email, subject: "quiz.clinic.example: passkey removed" },
    ]);
  });

  test("is listed with its former host name if the site moved", async () => {
    const app = await createWithPasskey();
    await app.pool.query("UPDATE passkeys SET host = 'old.clinic.example'");
    expect(await app.listed()).toMatchObject([
      { elsewhere: "old.clinic.example" },
    ]);
  });
});

describe("adding a passkey is refused", () => {
  test("to a session older than ten minutes, like removing one", async () => {
    const app = await createWithPasskey();
    await app.pool.query(
      "UPDATE sessions SET created = now() - interval '11 minutes'",
    );
    const offered = await app.call(`POST ${base}/options`);
    expect(codeIn(offered)).toBe("reauth_required");
    const [{ _id }] = await app.listed();
    const reply = await app.call(`DELETE ${base}/${_id}`);
    expect(codeIn(reply)).toBe("reauth_required");
  });

  test("with a challenge of another session, another user or another purpose", async () => {
    const app = await createWithPasskey();
    const same = (await app.halfway()).proof;
    const other = await createAdmin(app);
    const make = async (options: Promise<{ challenge: string }>) =>
      createKey().make(await options, { origin });
    const wrong = [
      await make(app.offer(other.token)),
      await make(app.askToSignIn()),
      await make(app.askSecond(same)),
    ];
    for (const credential of wrong)
      expect(codeIn(await app.add(credential))).toBe("passkey_too_slow");
    const own = await make(app.offer());
    expect(codeIn(await app.add(own, other.token))).toBe("passkey_too_slow");
    expect((await app.add(own)).statusCode).toBe(200);
  });

  test("after five minutes, and twice with one challenge", async () => {
    const app = await createWithPasskey();
    const options = await app.offer();
    await app.pool.query(
      "UPDATE passkey_challenges SET created = now() - interval '5 minutes 1 second'",
    );
    const late = await app.add(createKey().make(options, { origin }));
    expect(codeIn(late)).toBe("passkey_too_slow");
    const next = await app.offer();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.add(createKey().make(next, { origin })),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await app.listed()).toHaveLength(2);
  });

  test.each([
    ["another origin", { origin: "https://quiz.clinic.example.evil.example" }],
    ["another port", { origin: "https://quiz.clinic.example:8443" }],
    ["another host", { origin, host: "clinic.example" }],
  ])("created for %s", async (_, how) => {
    const app = await createWithPasskey();
    const credential = createKey().make(await app.offer(), how);
    expect(codeIn(await app.add(credential))).toBe("wrong_passkey");
  });

  test.each(["", "e30", "bm90IGpzb24"])(
    "with the client data %j",
    async (clientDataJSON) => {
      const app = await createWithPasskey();
      const credential = createKey().make(await app.offer(), { origin });
      const reply = await app.add({
        ...credential,
        response: { ...credential.response, clientDataJSON },
      });
      expect([400, 401]).toContain(reply.statusCode);
      expect(await app.listed()).toHaveLength(1);
    },
  );
});
