import { expect, test } from "vitest";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createTestApp } from "#server/testing/test-app.ts";

async function createDesk() {
  const app = await withStaff(await createTestApp());
  const read = (list: string) => app.call(`GET /api/${list}`);
  const remembered = async () =>
    (await app.remembered()).map(({ event, user }) => ({ event, user }));
  return { ...app, user: app.me._id, read, remembered };
}

test.each([
  ["messages", "messages_read"],
  ["feedbacks", "feedbacks_read"],
])("who reads all %s is remembered", async (list, event) => {
  const { read, remembered, user } = await createDesk();
  expect((await read(list)).statusCode).toBe(200);
  expect(await remembered()).toEqual([{ event, user }]);
});

test("logs repeated polling of the messages once in ten minutes", async () => {
  const { read, remembered, pool } = await createDesk();
  for (let look = 0; look < 5; look += 1) await read("messages");
  expect(await remembered()).toHaveLength(1);
  await pool.query(`ALTER TABLE audit DISABLE TRIGGER USER;
    UPDATE audit SET date = now() - interval '11 minutes';
    ALTER TABLE audit ENABLE TRIGGER USER`);
  await read("messages");
  expect(await remembered()).toHaveLength(2);
});

test.each(["messages", "feedbacks"])(
  "nobody reads %s where it cannot be remembered",
  async (list) => {
    const { read, pool } = await createDesk();
    await pool.query("ALTER TABLE audit RENAME TO away");
    expect((await read(list)).statusCode).toBe(500);
  },
);
