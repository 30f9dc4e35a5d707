import { expect, test } from "vitest";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createTestApp } from "#server/testing/test-app.ts";

async function createStaffApp() {
  const app = await withStaff(await createTestApp());
  const read = (list: string) => app.call(`GET /api/${list}`);
  const auditLines = async () =>
    (await app.auditLines()).map(({ event, user }) => ({ event, user }));
  return { ...app, user: app.me._id, read, auditLines };
}

test.each([
  ["messages", "messages_read"],
  ["feedbacks", "feedbacks_read"],
])("reading all %s is logged", async (list, event) => {
  const { read, auditLines, user } = await createStaffApp();
  expect((await read(list)).statusCode).toBe(200);
  expect(await auditLines()).toEqual([{ event, user }]);
});

test("logs repeated polling of the messages once in ten minutes", async () => {
  const { read, auditLines, pool } = await createStaffApp();
  for (let look = 0; look < 5; look += 1) await read("messages");
  expect(await auditLines()).toHaveLength(1);
  await pool.query(`ALTER TABLE audit DISABLE TRIGGER USER;
    UPDATE audit SET date = now() - interval '11 minutes';
    ALTER TABLE audit ENABLE TRIGGER USER`);
  await read("messages");
  expect(await auditLines()).toHaveLength(2);
});

test.each(["messages", "feedbacks"])(
  "%s cannot be read while the activity log cannot be written",
  async (list) => {
    const { read, pool } = await createStaffApp();
    await pool.query("ALTER TABLE audit RENAME TO away");
    expect((await read(list)).statusCode).toBe(500);
  },
);
