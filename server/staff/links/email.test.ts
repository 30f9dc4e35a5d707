import { describe, expect, test } from "vitest";
import { createStaff, staffPassword } from "#server/testing/test-app.ts";
import {
  createWithLinks,
  newPassword,
} from "#server/testing/staff/staff-links.ts";
import { secretIn } from "#server/testing/stand-ins/smtp.ts";
import { whoIs } from "#server/testing/staff/users.ts";

const moved = "moved@clinic.example";

/** An editor who requested a new email address. */
async function withAsked({ mail = true } = {}) {
  const app = await createWithLinks({ mail });
  const me = await createStaff(app, ["editor"]);
  const save = (more: object = {}) => {
    const body = { name: me.name, email: moved, ...more };
    return app.call("PUT /api/account", body, me.token);
  };
  const reply = await save();
  const confirm = (link: string) => app.post("email", { link });
  const notified = async () =>
    (
      await app.pool.query(`SELECT "to", subject FROM messages ORDER BY date`)
    ).rows.map(({ to }) => to);
  return { ...app, me, save, reply, confirm, notified };
}

async function withSent() {
  const app = await withAsked();
  const letter = await app.nextLetter();
  return { ...app, letter, link: secretIn(letter.content) };
}

const codeOf = (reply: { json: () => { errors: { code: string }[] } }) =>
  reply.json().errors[0]?.code;

describe("changing one's own email address", () => {
  test("takes effect at once when mail is not configured", async () => {
    const app = await withAsked({ mail: false });
    expect(app.reply.json()).toMatchObject({ email: moved, unconfirmed: null });
    const reply = await app.signIn(moved, staffPassword);
    expect(reply.statusCode).toBe(200);
  });

  test("takes effect when the link sent to it is opened, and the old address is notified", async () => {
    const app = await withSent();
    expect(app.reply.json()).toEqual({
      name: app.me.name,
      email: app.me.email,
      unconfirmed: moved,
    });
    const readChange = async () =>
      (
        await app.call("GET /api/account/email-change", undefined, app.me.token)
      ).json();
    expect(await readChange()).toEqual({ unconfirmed: moved });
    expect(app.letter.to).toBe(moved);
    expect(await app.notified()).toEqual([app.me.email]);
    expect((await app.signIn(moved, staffPassword)).statusCode).toBe(401);
    expect(await app.read(app.link)).toMatchObject({
      purpose: "email",
      email: moved,
    });

    expect((await app.confirm(app.link)).statusCode).toBe(204);
    expect(await whoIs(app, app.me.token)).toBe(401);
    expect((await app.signIn(moved, staffPassword)).statusCode).toBe(200);
    const old = await app.signIn(app.me.email, staffPassword);
    expect(old.statusCode).toBe(401);
    expect(await app.notified()).toEqual([app.me.email, app.me.email]);
  });

  test("is refused if another user has the address, when requested or when confirmed", async () => {
    const app = await withSent();
    const { email } = await createStaff(app, ["editor"], moved);
    expect(codeOf(await app.confirm(app.link))).toBe("email_taken");
    expect(codeOf(await app.save({ email }))).toBe("email_taken");
    const still = await app.signIn(app.me.email, staffPassword);
    expect(still.statusCode).toBe(200);
  });

  test("needs a sign-in within ten minutes, unlike a change of name", async () => {
    const app = await withAsked();
    await app.pool.query(
      "UPDATE sessions SET created = now() - interval '11 minutes'",
    );
    expect(codeOf(await app.save())).toBe("reauth_required");
    const own = await app.save({ email: app.me.email, name: "Dr. Ana" });
    expect(own.json()).toMatchObject({ name: "Dr. Ana", unconfirmed: null });
  });

  test("can be combined with a new password, which does not end the link", async () => {
    const app = await withAsked();
    await app.nextLetter();
    await app.save({ password: newPassword });
    const link = secretIn((await app.nextLetter()).content);
    expect((await app.confirm(link)).statusCode).toBe(204);
    expect((await app.signIn(moved, newPassword)).statusCode).toBe(200);
  });

  test("cannot be used to send unlimited mail to strangers", async () => {
    const app = await createWithLinks({
      mail: true,
      env: { RATE_LIMIT_SCALE: "1" },
    });
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const body = { name: "Staff", email: `s${time}@elsewhere.example` };
      statuses.push((await app.call("PUT /api/account", body)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("the link that confirms it", () => {
  type Sent = Awaited<ReturnType<typeof withSent>>;
  const ends: [string, (app: Sent) => unknown][] = [
    ["it is a day old", (app) => app.age("account_links", "24 hours")],
    [
      "another address is requested",
      (app) => app.save({ email: "b@c.example" }),
    ],
    [
      "the password is changed",
      (app) => app.save({ email: app.me.email, password: newPassword }),
    ],
    [
      "the user is deleted",
      (app) => app.call(`DELETE /api/users/${app.me._id}`),
    ],
    ["it was used", (app) => app.confirm(app.link)],
  ];

  test.each(ends)("ends when %s", async (_when, end) => {
    const app = await withSent();
    await end(app);
    expect(codeOf(await app.confirm(app.link))).toBe("setup_link_invalid");
    expect(await app.statusOf(app.link)).toBe(403);
  });

  test("changes the address once, even if opened twenty times simultaneously, and does nothing else", async () => {
    const app = await withSent();
    expect((await app.renew(app.link)).statusCode).toBe(403);
    expect((await app.join(app.link)).statusCode).toBe(403);
    expect(await whoIs(app, app.link)).toBe(401);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.confirm(app.link)),
    );
    const accepted = replies.filter(({ statusCode }) => statusCode === 204);
    expect(accepted).toHaveLength(1);
    expect(await app.notified()).toHaveLength(2);
  });

  test("is refused after it has been used", async () => {
    const app = await withSent();
    await app.confirm(app.link);
    const statuses = new Set<number>();
    for (const { statusCode } of await Promise.all(
      Array.from({ length: 20 }, () => app.confirm(app.link)),
    ))
      statuses.add(statusCode);
    expect(statuses).toEqual(new Set([403]));
    expect(await app.notified()).toHaveLength(2);
  });
});
