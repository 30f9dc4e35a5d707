import { describe, expect, test } from "vitest";
import { insertUser } from "#server/staff/auth/queries.ts";
import { openSession } from "#server/staff/auth/sign-in.ts";
import { newId } from "#server/platform/ids.ts";
import {
  createAdmin,
  nowhere,
  staffPassword,
  type TestApp,
} from "#server/testing/test-app.ts";
import { createStaffApp, whoIs } from "#server/testing/staff/users.ts";

describe("deleting a user", () => {
  test("ends their sessions at once", async () => {
    const staffApp = await createStaffApp();
    const other = await createAdmin(staffApp);
    const reply = await staffApp.call(`DELETE /api/users/${other._id}`);
    expect(reply.statusCode).toBe(204);
    expect(await whoIs(staffApp, other.token)).toBe(401);
    expect((await staffApp.call("GET /api/users")).json()).toHaveLength(1);
  });

  test("is refused for one's own account", async () => {
    const staffApp = await createStaffApp();
    await createAdmin(staffApp);
    const reply = await staffApp.call(`DELETE /api/users/${staffApp.me._id}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("own_account");
  });

  test("is refused for the last admin", async () => {
    const staffApp = await createStaffApp();
    const reply = await staffApp.call(`DELETE /api/users/${staffApp.me._id}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("last_admin");
  });

  test("leaves one admin when two delete each other at the same time, in each of ten rounds", async () => {
    const staffApp = await createStaffApp();
    const { rows } = await staffApp.pool.query("SELECT password FROM users");
    for (let round = 0; round < 10; round += 1) {
      const two = [
        await createAdminLike(staffApp, rows[0].password),
        staffApp.me,
      ];
      const [other, me] = two as [typeof staffApp.me, typeof staffApp.me];
      await Promise.all([
        staffApp.call(`DELETE /api/users/${other._id}`, undefined, me.token),
        staffApp.call(`DELETE /api/users/${me._id}`, undefined, other.token),
      ]);
      const left = await staffApp.db
        .selectFrom("users")
        .select("_id")
        .execute();
      expect(left).toHaveLength(1);
      staffApp.me = left[0]?._id === me._id ? me : other;
    }
  });
});

/** Opens sessions directly, because hashing takes longer than the race. */
async function createAdminLike(app: TestApp, password: string) {
  const _id = newId();
  const email = `${_id.toLowerCase()}@clinic.example`;
  await insertUser(app.db, {
    _id,
    name: "Staff",
    email,
    password,
    roles: ["admin"],
  });
  return {
    _id,
    name: "Staff",
    email,
    token: await openSession(app.db, _id, nowhere),
  };
}

test("signing out everywhere ends all of a user's own sessions and no others", async () => {
  const staffApp = await createStaffApp();
  const other = await createAdmin(staffApp);
  const elsewhere = (
    await staffApp.signIn(staffApp.me.email, staffPassword)
  ).json();
  const reply = await staffApp.call("DELETE /api/auth/all");
  expect(reply.statusCode).toBe(204);
  expect(await whoIs(staffApp, staffApp.token)).toBe(401);
  expect(await whoIs(staffApp, elsewhere.token)).toBe(401);
  expect(await whoIs(staffApp, other.token)).toBe(200);
});
