import { expect, test } from "vitest";
import { createWithStep } from "#server/testing/staff/two-step.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { prepareFirstAdmin } from "./set-up.ts";

type Reply = { statusCode: number };

/** Repeats a hundred times, partly in parallel. */
async function repeat(ask: () => Promise<Reply>) {
  const statuses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const replies = await Promise.all(Array.from({ length: 10 }, ask));
    statuses.push(...replies.map(({ statusCode }) => statusCode));
  }
  return statuses;
}

const hundred = (status: number) => Array.from({ length: 100 }, () => status);

test("a used recovery code is refused however often it is tried", async () => {
  const app = await createWithStep();
  const [code = ""] = app.recoveryCodes;
  const first = await app.second((await app.halfway()).proof, code);
  expect(first.statusCode).toBe(200);
  const { proof } = await app.halfway();
  const statuses = await repeat(() => app.second(proof, code));
  expect(statuses).toEqual(hundred(401));
});

test("a used set-up link is refused a hundred times", async () => {
  const { ask, pool, db, config } = await createTestApp({
    RATE_LIMIT_SCALE: "1000",
  });
  const link = await prepareFirstAdmin(db, config);
  const body = {
    setup: new URLSearchParams(link?.split("#")[1]).get("setup"),
    name: "Dr. Test",
    email: "first@clinic.example",
    password: "a walk by the sea",
  };
  const setUp = () => ask("POST /api/auth/setup", { body });
  expect((await setUp()).statusCode).toBe(200);
  expect(await repeat(setUp)).toEqual(hundred(403));
  expect((await pool.query("SELECT 1 FROM users")).rowCount).toBe(1);
  await pool.query("DELETE FROM users");
  expect((await setUp()).statusCode).toBe(403);
  expect((await pool.query("SELECT 1 FROM users")).rowCount).toBe(0);
});
