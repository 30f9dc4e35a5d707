import { doctorWords } from "#shared/contract/content/concerns.ts";
import { expect, test, vi } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

test("lists the active concerns with all fields that parents see, in the staff's order", async () => {
  const { ask, pool } = await createQuizApp();
  await pool.query("UPDATE concerns SET active = false WHERE position = 2");
  const reply = await ask("GET /api/concerns?child=placeholder");
  expect(reply.statusCode).toBe(200);
  const { rows } = await pool.query(
    "SELECT * FROM concerns WHERE active ORDER BY position",
  );
  for (const row of rows) {
    delete row.position;
    delete row.version;
    for (const field of Object.keys(doctorWords.shape)) delete row[field];
    delete row.checkby;
    delete row.checkwhy;
  }
  expect(reply.json()).toEqual(rows);
});

test("reads one concern with the same fields as the list", async () => {
  const { ask } = await createQuizApp();
  const [, second] = (await ask("GET /api/concerns")).json();
  const reply = await ask(`GET /api/concerns/${second._id}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual(second);
});

test("returns 404 for a hidden concern, as for an unknown one", async () => {
  const { ask, pool } = await createQuizApp();
  const { rows } = await pool.query(
    "UPDATE concerns SET active = false WHERE position = 1 RETURNING _id",
  );
  const hidden = await ask(`GET /api/concerns/${rows[0]._id}`);
  const unknown = await ask(`GET /api/concerns/${"1".repeat(22)}`);
  expect(hidden.statusCode).toBe(404);
  expect(unknown.statusCode).toBe(404);
  expect(hidden.body).toBe(unknown.body);
});

test.each(["short", "0".repeat(22), `${"1".repeat(22)}x`])(
  "refuses %s as an id",
  async (id) => {
    const { ask } = await createQuizApp();
    const reply = await ask(`GET /api/concerns/${id}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({
      code: "invalid",
      field: "id",
    });
  },
);

test("does not cache differently spelled addresses separately", async () => {
  const { ask, cache } = await createQuizApp();
  const make = vi.fn(async () => "made");
  await cache.get("something else", make);
  for (let count = 0; count < 600; count += 1)
    await ask(`GET /api/concerns?${count}`);
  await cache.get("something else", make);
  expect(make).toHaveBeenCalledOnce();
});
