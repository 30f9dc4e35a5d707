import { expect, test } from "vitest";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

async function createDesk() {
  const app = await createTestApp();
  const { token, _id } = await createAdmin(app);
  const read = (list: string) => app.ask(`GET /api/${list}`, { token });
  const remembered = async () =>
    (await app.pool.query('SELECT event, "user" FROM audit ORDER BY number'))
      .rows;
  return { ...app, user: _id, read, remembered };
}

test.each([
  ["messages", "messages_read"],
  ["feedbacks", "feedbacks_read"],
])("who reads all %s is remembered", async (list, event) => {
  const { read, remembered, user } = await createDesk();
  expect((await read(list)).statusCode).toBe(200);
  expect(await remembered()).toEqual([{ event, user }]);
});

test("a screen that looks for messages again and again is remembered once in ten minutes", async () => {
  const { read, remembered, pool } = await createDesk();
  for (let look = 0; look < 5; look += 1) await read("messages");
  expect(await remembered()).toHaveLength(1);
  await pool.query("UPDATE audit SET date = now() - interval '11 minutes'");
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
