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
import { createDesk, whoIs } from "#server/testing/staff/users.ts";

describe("deleting a user", () => {
  test("ends their sessions at once", async () => {
    const desk = await createDesk();
    const other = await createAdmin(desk);
    const reply = await desk.call(`DELETE /api/users/${other._id}`);
    expect(reply.statusCode).toBe(204);
    expect(await whoIs(desk, other.token)).toBe(401);
    expect((await desk.call("GET /api/users")).json()).toHaveLength(1);
  });

  test("is refused for one's own account", async () => {
    const desk = await createDesk();
    await createAdmin(desk);
    const reply = await desk.call(`DELETE /api/users/${desk.me._id}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("own_account");
  });

  test("is refused for the last admin", async () => {
    const desk = await createDesk();
    const reply = await desk.call(`DELETE /api/users/${desk.me._id}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("last_admin");
  });

  test("leaves one admin when two delete each other simultaneously, ten times in a row", async () => {
    const desk = await createDesk();
    const { rows } = await desk.pool.query("SELECT password FROM users");
    for (let round = 0; round < 10; round += 1) {
      const two = [await createAdminLike(desk, rows[0].password), desk.me];
      const [other, me] = two as [typeof desk.me, typeof desk.me];
      await Promise.all([
        desk.call(`DELETE /api/users/${other._id}`, undefined, me.token),
        desk.call(`DELETE /api/users/${me._id}`, undefined, other.token),
      ]);
      const left = await desk.db.selectFrom("users").select("_id").execute();
      expect(left).toHaveLength(1);
      desk.me = left[0]?._id === me._id ? me : other;
    }
  });
});

/** Without hashing once more, which takes longer than the race. */
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
  const desk = await createDesk();
  const other = await createAdmin(desk);
  const elsewhere = (await desk.signIn(desk.me.email, staffPassword)).json();
  const reply = await desk.call("DELETE /api/auth/all");
  expect(reply.statusCode).toBe(204);
  expect(await whoIs(desk, desk.token)).toBe(401);
  expect(await whoIs(desk, elsewhere.token)).toBe(401);
  expect(await whoIs(desk, other.token)).toBe(200);
});
