import { describe, expect, test } from "vitest";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import { colleague, createStaffApp } from "#server/testing/staff/users.ts";

/** An admin who signed in this long ago, and a colleague. */
async function signedInFor(age: string) {
  const staffApp = await createStaffApp();
  const other = await createAdmin(staffApp);
  await staffApp.pool.query(
    "UPDATE sessions SET created = now() - $1::interval",
    [age],
  );
  const { name, email } = staffApp.me;
  const accounts = async () =>
    (await staffApp.pool.query("SELECT * FROM users ORDER BY _id")).rows;
  return { ...staffApp, other, own: { name, email }, accounts };
}

type StaffApp = Awaited<ReturnType<typeof signedInFor>>;

const changes: [
  string,
  (staffApp: StaffApp, token?: string) => ReturnType<StaffApp["call"]>,
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
    "the admins, by adding one",
    ({ call }, token) => call("POST /api/users", colleague, token),
  ],
  [
    "the admins, by deleting one",
    ({ call, other }, token) =>
      call(`DELETE /api/users/${other._id}`, undefined, token),
  ],
];

describe.each(changes)("changing %s", (_what, change) => {
  test("needs the password again more than ten minutes after signing in", async () => {
    const staffApp = await signedInFor("10 minutes 1 second");
    const before = await staffApp.accounts();
    const reply = await change(staffApp);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().errors).toEqual([
      {
        code: "reauth_required",
        msg: "You signed in more than 10 minutes ago. Please type your password again to do this.",
        values: { seconds: 600 },
      },
    ]);
    expect(await staffApp.accounts()).toEqual(before);

    const again = await staffApp.signIn(staffApp.me.email, staffPassword);
    const changed = await change(staffApp, again.json().token);
    expect([200, 204]).toContain(changed.statusCode);
  });

  test("needs no password less than ten minutes after signing in", async () => {
    const staffApp = await signedInFor("9 minutes 30 seconds");
    expect([200, 204]).toContain((await change(staffApp)).statusCode);
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
