import { describe, expect, test } from "vitest";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import { colleague, createDesk } from "#server/testing/staff/users.ts";

/** Somebody who signed in so long ago, and a colleague. */
async function signedInFor(age: string) {
  const desk = await createDesk();
  const other = await createAdmin(desk);
  await desk.pool.query("UPDATE sessions SET created = now() - $1::interval", [
    age,
  ]);
  const { name, email } = desk.me;
  const accounts = async () =>
    (await desk.pool.query("SELECT * FROM users ORDER BY _id")).rows;
  return { ...desk, other, own: { name, email }, accounts };
}

type Desk = Awaited<ReturnType<typeof signedInFor>>;

const changes: [
  string,
  (desk: Desk, token?: string) => ReturnType<Desk["call"]>,
][] = [
  [
    "another admin's password",
    ({ call, other: { _id, name, email } }, token) =>
      call(
        `PUT /api/users/${_id}`,
        { name, email, password: colleague.password },
        token,
      ),
  ],
  [
    "one's own password",
    ({ call, me, own }, token) =>
      call(
        `PUT /api/users/${me._id}`,
        { ...own, password: colleague.password },
        token,
      ),
  ],
  [
    "an email address",
    ({ call, other: { _id, name } }, token) =>
      call(
        `PUT /api/users/${_id}`,
        { name, email: "new@clinic.example" },
        token,
      ),
  ],
  [
    "who is an admin, by adding one",
    ({ call }, token) => call("POST /api/users", colleague, token),
  ],
  [
    "who is an admin, by deleting one",
    ({ call, other }, token) =>
      call(`DELETE /api/users/${other._id}`, undefined, token),
  ],
];

describe.each(changes)("changing %s", (_what, change) => {
  test("needs the password again when it was typed more than ten minutes ago", async () => {
    const desk = await signedInFor("10 minutes 1 second");
    const before = await desk.accounts();
    const reply = await change(desk);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().errors).toEqual([
      {
        code: "reauth_required",
        msg: "You signed in more than 10 minutes ago. Please type your password again to do this.",
        values: { seconds: 600 },
      },
    ]);
    expect(await desk.accounts()).toEqual(before);

    const again = await desk.signIn(desk.me.email, staffPassword);
    const done = await change(desk, again.json().token);
    expect([200, 204]).toContain(done.statusCode);
  });

  test("is done at once by who typed it less than ten minutes ago", async () => {
    const desk = await signedInFor("9 minutes 30 seconds");
    expect([200, 204]).toContain((await change(desk)).statusCode);
  });
});

test("a name can be changed without a recent sign-in", async () => {
  const { call, me, own } = await signedInFor("11 hours");
  const reply = await call(`PUT /api/users/${me._id}`, {
    ...own,
    name: "Dr. Staff",
  });
  expect(reply.json()).toMatchObject({ name: "Dr. Staff" });
});
