import { expect, test } from "vitest";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const path = "/api/contacts/views";

async function createStaffApp() {
  const app = await withStaff(await createTestApp());
  const add = (name: string, filter: object = {}) =>
    app.call(`POST ${path}`, { name, filter });
  return { ...app, add };
}

test("a view can be saved for all staff, renamed, and deleted without its contacts", async () => {
  const { call, add, auditLines } = await createStaffApp();
  await add("Wave 1", { tags: ["Wave 1"], status: "expired" });
  const [view] = (await add("Archive", { archived: true })).json();
  expect(view).toEqual({
    _id: expect.stringMatching(/^\w{22}$/),
    name: "Archive",
    filter: { ...everyContact, archived: true },
    sort: null,
  });
  await call(`PUT ${path}/${view._id}`, { name: "Old ones" });
  expect((await call(`GET ${path}`)).json()).toMatchObject([
    { name: "Old ones" },
    { name: "Wave 1", filter: { tags: ["Wave 1"], status: "expired" } },
  ]);
  const left = await call(`DELETE ${path}/${view._id}`);
  expect(left.json()).toMatchObject([{ name: "Wave 1" }]);
  expect((await auditLines()).map(({ event }) => event)).toEqual([
    "contact_view_saved",
    "contact_view_saved",
    "contact_view_saved",
    "contact_view_deleted",
  ]);
});

test("view names are unique, and a deleted view cannot be changed", async () => {
  const { call, add } = await createStaffApp();
  await add("Wave 1");
  const [, { _id }] = (await add("Wave 2")).json();
  for (const reply of [
    await add("Wave 1"),
    await call(`PUT ${path}/${_id}`, { name: "Wave 1" }),
  ])
    expect([reply.statusCode, reply.json().errors[0]]).toMatchObject([
      409,
      { code: "view_known", field: "name" },
    ]);
  await call(`DELETE ${path}/${_id}`);
  expect((await call(`DELETE ${path}/${_id}`)).statusCode).toBe(404);
  expect((await call(`PUT ${path}/${_id}`, { name: "X" })).statusCode).toBe(
    404,
  );
});

test("the number of views is limited", async () => {
  const { add, pool } = await createStaffApp();
  await pool.query(
    `INSERT INTO contact_views (_id, name, filter)
     SELECT n::text, 'View ' || n, '{}' FROM generate_series(1, $1) n`,
    [listLimits.views],
  );
  const reply = await add("One more");
  expect(reply.json().errors[0].code).toBe("list_full");
});
