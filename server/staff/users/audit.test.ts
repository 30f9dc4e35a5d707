import { expect, test } from "vitest";
import { colleague, createStaffApp } from "#server/testing/staff/users.ts";

test("logs additions, changes and deletions of users by name, without address or password", async () => {
  const { call, me, db } = await createStaffApp();
  const { _id } = (await call("POST /api/users", colleague)).json();
  await call("POST /api/users", colleague);
  await call(`PUT /api/users/${_id}`, { ...colleague, name: "Renamed" });
  await call(`DELETE /api/users/${_id}`);
  await call(`DELETE /api/users/${_id}`);
  await call(`DELETE /api/users/${me._id}`);
  await call("DELETE /api/auth/all");
  const lines = await db
    .selectFrom("audit")
    .selectAll()
    .orderBy("number")
    .execute();
  expect(lines).toMatchObject([
    { event: "user_added", user: me._id, subject: _id, about: "Colleague" },
    { event: "user_saved", user: me._id, subject: _id },
    { event: "user_deleted", user: me._id, subject: _id, about: "Renamed" },
    { event: "signed_out_everywhere", user: me._id },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/@|slow trains/);
});
