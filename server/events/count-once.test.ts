import { expect, test } from "vitest";
import { createLimits } from "#server/limits/limits.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { createCountOnce } from "./count-once.ts";

const answered = (number: number) => ({
  name: "question_answered",
  place: "/question/{number}",
  language: "es" as const,
  number,
});

async function createCounting() {
  const { db, pool } = await createTestDatabase();
  const limits = createLimits(db, 1000);
  const create = () => createCountOnce({ db, limits });
  const rows = async () =>
    (await pool.query("SELECT name, place, language, number FROM events")).rows;
  return { create, rows, pool };
}

test("a step is counted once, however often and in however many instances it is sent", async () => {
  const { create, rows, pool } = await createCounting();
  const [one, other] = [create(), create()];
  const ip = "127.0.0.1";
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? one : other)(answered(1), "visit answered 1", ip),
    ),
  );
  await one(answered(1), "visit answered 1", ip);
  expect(await rows()).toEqual([answered(1)]);
  await other(answered(2), "visit answered 2", ip);
  expect(await rows()).toHaveLength(2);
  const { rows: rebuilt } = await pool.query("SELECT rebuild_insights()");
  expect(rebuilt).toEqual([{ rebuild_insights: "0" }]);
});

test("of whose step it is nothing is kept that leads back to it", async () => {
  const { create, pool } = await createCounting();
  await create()(answered(1), "visit answered 1", "203.0.113.9");
  const { rows } = await pool.query(
    "SELECT key, fingerprint, reply, about FROM idempotent_replies",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].key).toHaveLength(32);
  expect(String(rows[0].key)).not.toContain("visit");
  expect(rows[0]).toMatchObject({
    fingerprint: Buffer.alloc(0),
    reply: Buffer.alloc(0),
    about: null,
  });
});
