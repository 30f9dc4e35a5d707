import { describe, expect, test } from "vitest";
import { type Role, roles } from "#shared/rules/staff/roles.ts";
import { resetAdmin } from "#server/staff/auth/set-up.ts";
import { createAdmin, createStaff } from "#server/testing/test-app.ts";
import { colleague, createStaffApp } from "#server/testing/staff/users.ts";

async function createTwo(own: Role[]) {
  const staffApp = await createStaffApp();
  const other = await createStaff(staffApp, own);
  const save = (given: unknown, { _id, name, email } = other) =>
    staffApp.call(`PUT /api/users/${_id}`, { name, email, roles: given });
  const rolesOf = async (_id: string) =>
    (await staffApp.call(`GET /api/users/${_id}`)).json().roles;
  return { ...staffApp, other, save, rolesOf };
}

describe("roles", () => {
  test("are assigned when a user is added, without duplicates and in a fixed order", async () => {
    const { call } = await createStaffApp();
    const given = ["researcher", "editor", "researcher"];
    const reply = await call("POST /api/users", { ...colleague, roles: given });
    expect(reply.json().roles).toEqual(["editor", "researcher"]);
  });

  test("default to admin for a new user, and stay unchanged when a client saves a user without roles", async () => {
    const { call, other, rolesOf } = await createTwo(["inviter"]);
    const added = (await call("POST /api/users", colleague)).json();
    expect(added.roles).toEqual(["admin"]);
    const { _id, email } = other;
    await call(`PUT /api/users/${_id}`, { name: "New name", email });
    expect(await rolesOf(_id)).toEqual(["inviter"]);
  });

  test.each([
    [[], "roles"],
    [["owner"], "roles.0"],
    ["admin", "roles"],
    [[...roles, "admin"], "roles"],
  ])("are refused as %j", async (given, field) => {
    const { save, other, rolesOf } = await createTwo(["inviter"]);
    const reply = await save(given);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
    expect(await rolesOf(other._id)).toEqual(["inviter"]);
  });

  test("take effect at once for a signed-in user without ending the session", async () => {
    const { save, call, other } = await createTwo(["inviter"]);
    expect((await save(["editor"])).statusCode).toBe(200);
    const may = async (line: string) =>
      (await call(line, undefined, other.token)).statusCode;
    expect(await may("GET /api/contacts")).toBe(403);
    expect(await may("GET /api/questions/all")).toBe(200);
  });

  test("can be changed only after a recent sign-in", async () => {
    const { save, pool, other, rolesOf } = await createTwo(["inviter"]);
    await pool.query(
      "UPDATE sessions SET created = now() - interval '11 minutes'",
    );
    const reply = await save(["admin"]);
    expect(reply.json().errors[0].code).toBe("reauth_required");
    expect((await save(["inviter"])).statusCode).toBe(200);
    expect(await rolesOf(other._id)).toEqual(["inviter"]);
  });
});

describe("an admin", () => {
  test("cannot lose the admin role as the last one, even by their own action", async () => {
    const { save, me, rolesOf } = await createTwo(["editor"]);
    const reply = await save(["editor"], me);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0]).toMatchObject({
      code: "admin_needed",
      field: "roles",
    });
    expect(await rolesOf(me._id)).toEqual(["admin"]);
  });

  test("cannot be deleted as the last one, even if other users can sign in", async () => {
    const { call, me } = await createTwo(["editor"]);
    const reply = await call(`DELETE /api/users/${me._id}`);
    expect(reply.json().errors[0].code).toBe("last_admin");
  });

  test("remains if two admins demote or delete each other at the same time", async () => {
    const staffApp = await createStaffApp();
    const pairs = { me: staffApp.me, other: await createAdmin(staffApp) };
    const { me, other } = pairs;
    const demote = ({ _id, name, email }: typeof me, token: string) =>
      staffApp.call(
        `PUT /api/users/${_id}`,
        { name, email, roles: ["editor"] },
        token,
      );
    const remove = ({ _id }: typeof me, token: string) =>
      staffApp.call(`DELETE /api/users/${_id}`, undefined, token);
    const admins = async () =>
      (
        await staffApp.pool.query(
          "SELECT count(*)::int AS admins FROM users WHERE 'admin' = ANY(roles)",
        )
      ).rows[0].admins;
    for (let round = 0; round < 10; round += 1) {
      const third = await createStaff(staffApp, ["admin"]);
      await Promise.all([
        demote(other, me.token),
        demote(me, other.token),
        remove(third, me.token),
        demote(me, third.token),
        demote(other, third.token),
      ]);
      expect(await admins()).toBeGreaterThan(0);
      await staffApp.pool.query(`DELETE FROM users WHERE _id NOT IN ($1, $2)`, [
        me._id,
        other._id,
      ]);
      await staffApp.pool.query("UPDATE users SET roles = '{admin}'");
    }
  });

  test("can be made of a locked-out user by setting the password on the server", async () => {
    const { db, config, other } = await createTwo(["researcher"]);
    await resetAdmin(db, {
      email: other.email,
      password: colleague.password,
      minLength: config.passwordMinLength,
    });
    const user = await db
      .selectFrom("users")
      .select("roles")
      .where("_id", "=", other._id)
      .executeTakeFirstOrThrow();
    expect(user.roles).toEqual(["admin"]);
  });
});
