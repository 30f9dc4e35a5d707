import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createWithLinks,
  invited,
  newPassword,
} from "#server/testing/staff/staff-links.ts";
import { secretIn } from "#server/testing/stand-ins/smtp.ts";
import { whoIs } from "#server/testing/staff/users.ts";

const list = "/api/staff-invitations";
const codeOf = (reply: { json: () => { errors: { code: string }[] } }) =>
  reply.json().errors[0]?.code;

describe("a staff invitation", () => {
  test("is a link with which the invited person chooses a password and is signed in", async () => {
    const app = await createWithLinks();
    const made = await app.call(`POST ${list}`, invited);
    expect(made.json()).toMatchObject({ mailed: false });
    expect(made.json().link).toMatch(/\/login#invitation=[\w-]{43}$/);
    const link = secretIn(made.json().link);
    expect(await app.read(link)).toEqual({
      purpose: "invitation",
      ...invited,
      by: app.me.name,
      until: made.json().until,
    });
    const joined = await app.join(link);
    const me = await app.ask("GET /api/auth", { token: joined.json().token });
    expect(me.json()).toMatchObject(invited);
    const again = await app.signIn(invited.email, newPassword);
    expect(again.statusCode).toBe(200);
  });

  test("is listed with its expiry until it is used", async () => {
    const app = await createWithLinks();
    const link = await app.invite();
    const [one] = (await app.call(`GET ${list}`)).json();
    expect(one).toMatchObject({ ...invited, by: app.me.name, isOver: false });
    const days = (Date.parse(one.until) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
    await app.join(link);
    expect((await app.call(`GET ${list}`)).json()).toEqual([]);
  });

  test("is emailed only to the invited person if mail is configured", async () => {
    const app = await createWithLinks({ mail: true });
    const made = await app.call(`POST ${list}`, invited);
    expect(made.json().mailed).toBe(true);
    const letter = await app.nextLetter();
    expect(letter.to).toBe(invited.email);
    expect(secretIn(letter.content)).toBe(secretIn(made.json().link));
    const messages = await app.call("GET /api/messages");
    expect(messages.body).not.toContain(secretIn(made.json().link));
  });

  test("is created or renewed only once when the request is repeated", async () => {
    const app = await createWithLinks();
    const press = async (line: string, body?: object) => {
      const headers = { "idempotency-key": line };
      const given = { token: app.token, headers, ...(body && { body }) };
      const first = await app.ask(line, given);
      const again = await app.ask(line, given);
      expect(first.statusCode).toBe(200);
      // The reply contains a secret link and is not stored, so a repeated request is refused.
      expect(again.statusCode).toBe(409);
      return secretIn(first.json().link);
    };
    await press(`POST ${list}`, invited);
    const invitations = (await app.call(`GET ${list}`)).json();
    expect(invitations).toHaveLength(1);
    const link = await press(`POST ${list}/${invitations[0]._id}/renew`);
    expect(await app.statusOf(link)).toBe(200);
  });

  test("is shown to the inviter with a warning if it cannot be emailed", async () => {
    const app = await createWithLinks({
      env: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "desk@clinic.example" },
    });
    const made = (await app.call(`POST ${list}`, invited)).json();
    expect(made).toMatchObject({ mailed: false, unsent: true });
    const [{ _id }] = (await app.call(`GET ${list}`)).json();
    const renewed = (await app.call(`POST ${list}/${_id}/renew`)).json();
    expect(renewed).toMatchObject({ mailed: false, unsent: true });
    expect(await app.statusOf(secretIn(renewed.link))).toBe(200);
  });

  test("is created and shown without waiting for a slow mail server", async () => {
    const silent = createServer();
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const app = await createWithLinks({
      env: { SMTP_URL, MAIL_FROM: "desk@clinic.example" },
    });
    const reply = await app.call(`POST ${list}`, invited);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ mailed: false, unsent: true });
    expect(await app.statusOf(secretIn(reply.json().link))).toBe(200);
  });

  test("continues with two-step verification if it is required", async () => {
    const app = await createWithLinks();
    const secondStepFrom = "2020-01-01";
    const link = await app.invite();
    await app.call("PUT /api/sign-in-rules", { secondStepFrom });
    const joined = (await app.join(link)).json();
    expect(joined).toMatchObject({ next: "set_up" });
    expect(await whoIs(app, joined.proof)).toBe(401);
    expect(await app.statusOf(joined.proof)).toBe(403);
  });

  test("refuses a weak password and stays valid", async () => {
    const app = await createWithLinks();
    const link = await app.invite();
    for (const [password, code] of [
      ["short", "password_too_short"],
      ["passwordpassword", "password_too_common"],
      ["ana-example", "password_too_short"],
      ["clinic-example", "password_like_account"],
    ] as const) {
      const reply = await app.join(link, password);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors[0]).toMatchObject({ code, field: "password" });
    }
    expect((await app.join(link)).statusCode).toBe(200);
  });

  test("to an existing user is refused, and a second one to the same address replaces the first", async () => {
    const app = await createWithLinks();
    const taken = await app.call(`POST ${list}`, {
      ...invited,
      email: app.me.email,
    });
    expect(codeOf(taken)).toBe("email_taken");
    const first = await app.invite();
    const second = await app.invite({ roles: ["inviter"] });
    expect(await app.statusOf(first)).toBe(403);
    expect((await app.read(second)).roles).toEqual(["inviter"]);
    expect((await app.call(`GET ${list}`)).json()).toHaveLength(1);
  });

  test("needs a sign-in within ten minutes", async () => {
    const app = await createWithLinks();
    await app.pool.query(
      "UPDATE sessions SET created = now() - interval '11 minutes'",
    );
    expect(codeOf(await app.call(`POST ${list}`, invited))).toBe(
      "reauth_required",
    );
  });
});
