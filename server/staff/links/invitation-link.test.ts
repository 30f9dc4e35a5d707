import { describe, expect, test } from "vitest";
import { createStaff } from "#server/testing/test-app.ts";
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

describe("the link of an invitation", () => {
  test("creates one account when it is used twenty times simultaneously", async () => {
    const app = await createWithLinks();
    const link = await app.invite();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.join(link)),
    );
    const accepted = replies.filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(1);
    const { rows } = await app.pool.query(
      "SELECT 1 FROM users WHERE email = $1",
      [invited.email],
    );
    expect(rows).toHaveLength(1);
  });

  test("creates one account in each of ten races between two requests", async () => {
    const app = await createWithLinks();
    for (let race = 0; race < 10; race += 1) {
      const email = `race${race}@clinic.example`;
      const link = await app.invite({ email });
      const replies = await Promise.all([app.join(link), app.join(link)]);
      const statuses = replies.map(({ statusCode }) => statusCode);
      expect(statuses).toEqual(expect.arrayContaining([200, 403]));
    }
    const { rows } = await app.pool.query(
      "SELECT count(*)::integer AS accounts FROM users WHERE email LIKE 'race%'",
    );
    expect(rows).toEqual([{ accounts: 10 }]);
  });

  test("is refused after it has been used", async () => {
    const app = await createWithLinks();
    const link = await app.invite();
    await app.join(link);
    const statuses = new Set<number>();
    for (const { statusCode } of await Promise.all(
      Array.from({ length: 20 }, () => app.join(link)),
    ))
      statuses.add(statusCode);
    expect(statuses).toEqual(new Set([403]));
  });

  const ends: [
    string,
    (app: Awaited<ReturnType<typeof createWithLinks>>, id: string) => unknown,
  ][] = [
    ["it is three days old", (app) => app.age("staff_invitations", "72 hours")],
    ["it is withdrawn", (app, id) => app.call(`DELETE ${list}/${id}`)],
    ["it is renewed", (app, id) => app.call(`POST ${list}/${id}/renew`)],
    [
      "the inviter is deleted",
      (app) => app.pool.query("DELETE FROM users WHERE _id = $1", [app.me._id]),
    ],
    [
      "the inviter is no longer an admin",
      (app) => app.pool.query("UPDATE users SET roles = '{editor}'"),
    ],
  ];

  test.each(ends)("ends when %s", async (_when, end) => {
    const app = await createWithLinks();
    const link = await app.invite();
    const [{ _id }] = (await app.call(`GET ${list}`)).json();
    expect(await app.statusOf(link)).toBe(200);
    await end(app, _id);
    expect(await app.statusOf(link)).toBe(403);
    const reply = await app.join(link);
    expect(codeOf(reply)).toBe("setup_link_invalid");
  });

  test("is valid until the last minute of the third day", async () => {
    const app = await createWithLinks();
    const link = await app.invite();
    await app.age("staff_invitations", "71 hours 59 minutes");
    expect((await app.join(link)).statusCode).toBe(200);
  });

  test("is listed as expired and can then be renewed", async () => {
    const app = await createWithLinks();
    await app.invite();
    await app.age("staff_invitations", "4 days");
    const [{ _id, isOver }] = (await app.call(`GET ${list}`)).json();
    expect(isOver).toBe(true);
    const made = await app.call(`POST ${list}/${_id}/renew`);
    const reply = await app.join(secretIn(made.json().link));
    expect(reply.statusCode).toBe(200);
  });

  test("works for nothing else: no password, no address, no call, no first admin", async () => {
    const app = await createWithLinks();
    const link = await app.invite();
    expect((await app.renew(link)).statusCode).toBe(403);
    expect((await app.post("email", { link })).statusCode).toBe(403);
    expect(await whoIs(app, link)).toBe(401);
    const first = await app.ask("POST /api/auth/setup", {
      body: {
        setup: link,
        ...invited,
        roles: undefined,
        password: newPassword,
      },
    });
    expect(first.statusCode).toBe(403);
    expect(await app.statusOf(link)).toBe(200);
  });

  test("is stored only as a hash and never sent in a cacheable reply", async () => {
    const app = await createWithLinks();
    const made = await app.call(`POST ${list}`, invited);
    const link = secretIn(made.json().link);
    const { rows } = await app.pool.query(
      "SELECT i::text AS row FROM staff_invitations i UNION ALL SELECT a::text FROM audit a",
    );
    expect(JSON.stringify(rows)).not.toContain(link);
    for (const reply of [made, await app.post("read", { link })]) {
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers["referrer-policy"]).toBe("no-referrer");
    }
  });

  test("cannot be created by users who may not invite", async () => {
    const app = await createWithLinks();
    const editor = await createStaff(app, ["editor", "inviter", "researcher"]);
    for (const line of [`GET ${list}`, `POST ${list}`]) {
      const body = line.startsWith("POST") ? invited : undefined;
      const reply = await app.call(line, body, editor.token);
      expect(codeOf(reply)).toBe("role_needed");
    }
  });
});

const withoutPasswords = {
  PASSWORD_SIGN_IN: "off",
  OIDC_ISSUER: "https://login.example",
  OIDC_CLIENT_ID: "quiz",
  OIDC_CLIENT_SECRET: "a secret of this test",
  OIDC_DOMAINS: "clinic.example",
};

test("no link sets a password when password sign-in is disabled", async () => {
  const app = await createWithLinks({ env: withoutPasswords });
  const link = "placeholder";
  const email = app.me.email;
  const replies = [
    await app.join(link),
    await app.renew(link),
    await app.post("forgotten-password", { email }),
  ];
  expect(replies.map(codeOf)).toEqual(Array(3).fill("passwords_off"));
});

test("guessed links count against the network", async () => {
  const app = await createWithLinks({ env: { RATE_LIMIT_SCALE: "1" } });
  const link = await app.invite();
  const statuses = [];
  for (let guess = 0; guess < 22; guess += 1)
    statuses.push(await app.statusOf(`guess${guess}`));
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(403));
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect(await app.statusOf(link)).toBe(200);
});
