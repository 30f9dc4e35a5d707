import { describe, expect, test } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import { newPassword, withLink } from "#server/testing/staff/staff-links.ts";
import { whoIs } from "#server/testing/staff/users.ts";

const codeOf = (reply: { json: () => { errors: { code: string }[] } }) =>
  reply.json().errors[0]?.code;

describe("a link for a new password", () => {
  test("is created by an admin for another user, and shown once", async () => {
    const app = await withLink();
    expect(await app.read(app.link)).toMatchObject({
      purpose: "password",
      email: app.other.email,
    });
    expect((await app.renew(app.link)).statusCode).toBe(204);
    const reply = await app.signIn(app.other.email, newPassword);
    expect(reply.statusCode).toBe(200);
    const lines = await app.auditLines();
    expect(lines.map(({ event }) => event)).toEqual([
      "password_link_made",
      "password_renewed",
      "signed_in",
    ]);
    expect(JSON.stringify(lines)).not.toContain(app.link);
  });

  test("is created only by an admin who signed in recently", async () => {
    const app = await withLink();
    const line = `POST /api/users/${app.me._id}/password-link`;
    const reply = await app.call(line, undefined, app.other.token);
    expect(codeOf(reply)).toBe("role_needed");
    await app.pool.query(
      "UPDATE sessions SET created = now() - interval '11 minutes'",
    );
    expect(codeOf(await app.make())).toBe("reauth_required");
    const unknown = `POST /api/users/${"1".repeat(22)}/password-link`;
    expect((await app.call(unknown)).statusCode).toBe(403);
  });

  test("changes the password once, even if used twenty times simultaneously", async () => {
    const app = await withLink();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        app.renew(app.link, `${newPassword} ${at}`),
      ),
    );
    const accepted = replies.filter(({ statusCode }) => statusCode === 204);
    expect(accepted).toHaveLength(1);
    const lines = await app.auditLines();
    expect(
      lines.filter(({ event }) => event === "password_renewed"),
    ).toHaveLength(1);
  });

  test("is refused after it has been used", async () => {
    const app = await withLink();
    await app.renew(app.link);
    const statuses = new Set<number>();
    for (const { statusCode } of await Promise.all(
      Array.from({ length: 20 }, () => app.renew(app.link)),
    ))
      statuses.add(statusCode);
    expect(statuses).toEqual(new Set([403]));
  });

  type Linked = Awaited<ReturnType<typeof withLink>>;
  const ends: [string, (app: Linked) => unknown][] = [
    ["it is an hour old", (app) => app.age("account_links", "60 minutes")],
    ["a newer one is made", (app) => app.make()],
    [
      "the password is changed",
      ({ call, other: { _id, name, email } }) =>
        call(`PUT /api/users/${_id}`, { name, email, password: newPassword }),
    ],
    [
      "the address is changed",
      ({ call, other: { _id, name } }) =>
        call(`PUT /api/users/${_id}`, { name, email: "new@clinic.example" }),
    ],
    [
      "the user is deleted",
      ({ call, other }) => call(`DELETE /api/users/${other._id}`),
    ],
  ];

  test.each(ends)("ends when %s", async (_when, end) => {
    const app = await withLink();
    await end(app);
    expect(await app.statusOf(app.link)).toBe(403);
    expect(codeOf(await app.renew(app.link))).toBe("setup_link_invalid");
  });

  test("is valid for 59 minutes, even after a weak password was refused", async () => {
    const app = await withLink();
    await app.age("account_links", "59 minutes");
    const poor = await app.renew(app.link, "passwordpassword");
    expect(codeOf(poor)).toBe("password_too_common");
    expect((await app.renew(app.link)).statusCode).toBe(204);
  });

  test("cannot accept an invitation or confirm an email address", async () => {
    const app = await withLink();
    expect((await app.join(app.link)).statusCode).toBe(403);
    const email = await app.post("email", { link: app.link });
    expect(email.statusCode).toBe(403);
    expect(await whoIs(app, app.link)).toBe(401);
    const admin = await createAdmin(app);
    expect(await app.statusOf(admin.token)).toBe(403);
    expect(await app.statusOf(app.link)).toBe(200);
  });
});
