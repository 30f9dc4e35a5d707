import { expect, test } from "vitest";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createTestApp } from "#server/testing/test-app.ts";

async function createStaffApp() {
  const app = await withStaff(await createTestApp());
  return { ...app, me: app.me._id };
}

test("logs readers, additions and deletions of contacts with counts, but no name and no phone", async () => {
  const staffApp = await createStaffApp();
  const { call, me, auditLines } = staffApp;
  const family = { name: "Unique Name", phone: "+12015550199" };
  const [{ _id }] = (await call("POST /api/contacts", family)).json();
  const other = await insertInvitedContact(staffApp);
  await call("GET /api/contacts");
  const conts = [_id, other._id, "1".repeat(22)];
  await call("DELETE /api/contacts", { conts });
  const lines = await auditLines();
  expect(lines).toMatchObject([
    { event: "contact_added", user: me, subject: null },
    { event: "contacts_read", user: me, subject: null },
    { event: "contacts_deleted", user: me, subject: "2" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Unique|Invited|2015550/);
});

test("does not log refused calls as done", async () => {
  const { call, auditLines } = await createStaffApp();
  const family = { name: "Unique Name", phone: "+12015550199" };
  await call("POST /api/contacts", family);
  await call("POST /api/contacts", family);
  await call("POST /api/contacts", { ...family, phone: "+19005551234" });
  await call("DELETE /api/contacts", { conts: [] });
  expect((await auditLines()).map(({ event }) => event)).toEqual([
    "contact_added",
  ]);
});

test("contacts can be neither deleted nor read while the activity log cannot be written", async () => {
  const staffApp = await createStaffApp();
  const { _id } = await insertInvitedContact(staffApp);
  await staffApp.pool.query("ALTER TABLE audit RENAME TO away");
  const replies = await Promise.all([
    staffApp.call("DELETE /api/contacts", { conts: [_id] }),
    staffApp.call("GET /api/contacts"),
  ]);
  for (const { statusCode, body } of replies) {
    expect(statusCode).toBe(500);
    expect(body).not.toContain("Invited");
  }
  const { rowCount } = await staffApp.pool.query("SELECT 1 FROM contacts");
  expect(rowCount).toBe(1);
});
