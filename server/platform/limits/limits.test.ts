import { expect, test, vi } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import {
  answerQuiz,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { createLimits } from "./limits.ts";

const families = 600;
const network = "203.0.113.7";
const phone = "+12025550144";

async function createLimited() {
  const { db, pool } = await createTestApp();
  const start = () => createLimits(db, 1);
  const rows = async () => (await pool.query("SELECT * FROM rate_limits")).rows;
  return { db, pool, start, rows };
}

test("600 families behind one address submit and finish within an hour", async () => {
  const { ask, pool } = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
  const body = await answerQuiz({ ask });
  const { proposed: orderedConcerns } = await handIn({ ask }, body);
  const finish = async () => {
    const draft = await ask("POST /api/results", { body });
    const ranked = { ...body, _id: draft.json(), orderedConcerns };
    return ask("POST /api/results", { body: ranked });
  };
  let left = families;
  const statuses = new Set<number>();
  const finishAll = async () => {
    while ((left -= 1) >= 0) statuses.add((await finish()).statusCode);
  };
  await Promise.all(Array.from({ length: 10 }, finishAll));
  expect([...statuses]).toEqual([200]);
  const { rows } = await pool.query(
    "SELECT count(*)::int AS finals FROM results WHERE final",
  );
  expect(rows[0].finals).toBe(families);
});

test("600 families behind one address send events and feedback", async () => {
  const { start } = await createLimited();
  const limits = start();
  await limits.events_of_network.add(network, families * 20 - 1);
  await limits.spend("events_of_network", network);
  await limits.feedbacks_of_network.add(network, families * 4 - 1);
  await limits.spend("feedbacks_of_network", network);
});

test("600 families behind one address start within five minutes, with thirty requests each", async () => {
  const { app } = await createTestApp();
  const statuses = new Set<number>();
  for (let request = 0; request < (families / 5) * 30; request += 1) {
    const request = { url: "/healthz", remoteAddress: network };
    statuses.add((await app.inject(request)).statusCode);
  }
  expect([...statuses]).toEqual([200]);
});

test("ten concurrent instances together allow exactly the limit", async () => {
  const { start } = await createLimited();
  const ten = Array.from({ length: 10 }, start);
  const { points } = ten[0]!.results_of_network;
  await ten[0]!.results_of_network.add(network, points - 5);
  const calls = await Promise.allSettled(
    ten.map(({ spend }) => spend("results_of_network", network)),
  );
  const refused = calls.filter((call) => call.status === "rejected");
  expect(refused).toHaveLength(5);
  for (const { reason } of refused) {
    expect(reason.status).toBe(429);
    expect(reason.retryAfter).toBeGreaterThan(3500);
    expect(reason.retryAfter).toBeLessThanOrEqual(3600);
  }
  await ten[0]!.spend("results_of_network", "203.0.113.8");
});

test("stores no phone, and all instances use the same key", async () => {
  const { start, rows } = await createLimited();
  for (const limits of [start(), start()])
    expect(await limits.take("shared_sms_of_phone", phone)).toBeDefined();
  const stored = await rows();
  expect(stored).toHaveLength(1);
  expect(stored[0].points).toBe(2);
  expect(stored[0].key).toHaveLength(32);
  expect(stored[0].key.toString()).not.toContain("2025550144");
});

test("a count restarts after its period, by the database's clock", async () => {
  const { start, pool } = await createLimited();
  const limits = start();
  const ahead = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 13 * 3.6e6);
  for (let left = 4; left >= 0; left -= 1)
    expect(await limits.take("shared_sms_of_phone", phone)).toBe(left);
  expect(await limits.take("shared_sms_of_phone", phone)).toBeUndefined();
  ahead.mockRestore();
  const { rows } = await pool.query(
    "SELECT until <= now() + interval '24 hours' AS sound FROM rate_limits",
  );
  expect(rows).toEqual([{ sound: true }]);
  await pool.query(
    "UPDATE rate_limits SET until = now() - interval '1 minute'",
  );
  expect(await limits.take("shared_sms_of_phone", phone)).toBe(4);
});

test("counts survive a database crash", async () => {
  const { pool } = await createLimited();
  const { rows } = await pool.query(
    "SELECT relpersistence FROM pg_class WHERE relname = 'rate_limits'",
  );
  expect(rows).toEqual([{ relpersistence: "p" }]);
});

test("limits work again as soon as the database is back", async () => {
  const { pool, start } = await createLimited();
  const { take } = start();
  await pool.query("ALTER TABLE rate_limits RENAME TO out_of_reach");
  await expect(take("shared_sms_of_phone", phone)).rejects.toThrow();
  await pool.query("ALTER TABLE out_of_reach RENAME TO rate_limits");
  expect(await take("shared_sms_of_phone", phone)).toBe(4);
});
