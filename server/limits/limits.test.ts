import { describe, expect, test, vi } from "vitest";
import { connect } from "#server/db/connect.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { createLimits } from "./limits.ts";

const network = "203.0.113.7";
const phone = "+12025550144";

async function createLimited() {
  const { db, pool } = await createTestApp();
  const warn = vi.fn();
  const start = () => createLimits(db, 1, { warn });
  const rows = async () => (await pool.query("SELECT * FROM rate_limits")).rows;
  return { db, pool, start, rows, warn };
}

type Limited = ReturnType<typeof createLimits>;

/** How many may hand in results before the first is refused. */
async function results(...instances: Limited[]) {
  for (let count = 0; ; count += 1) {
    const { spend } = instances[count % instances.length]!;
    const isRefused = await spend("results_of_network", network).then(
      () => false,
      () => true,
    );
    if (isRefused) return count;
  }
}

describe("handing in results", () => {
  test("has room for 600 families who were texted at once, both drafts and final results", async () => {
    const { start } = await createLimited();
    expect(await results(start())).toBeGreaterThanOrEqual(2 * 600);
  });

  test("loses at most 2 % of what a network may to an instance that is killed", async () => {
    const { start } = await createLimited();
    const all = await results(start());
    const second = await createLimited();
    await second.start().spend("results_of_network", network);
    expect(1 + (await results(second.start()))).toBeGreaterThanOrEqual(
      all * 0.98,
    );
  });

  test("loses nothing to instances that stop in good order", async () => {
    const { start } = await createLimited();
    const limits = start();
    const all = await results(limits);
    await limits.giveBack();
    const again = await createLimited();
    for (let restart = 0; restart < 10; restart += 1) {
      const before = again.start();
      await before.spend("results_of_network", network);
      await before.giveBack();
    }
    expect(await results(again.start())).toBe(all - 10);
  });

  test("is shared by ten instances, who together give out at least 95 %", async () => {
    const { start } = await createLimited();
    const all = await results(start());
    const again = await createLimited();
    const ten = Array.from({ length: 10 }, again.start);
    for (const { spend } of ten) await spend("results_of_network", network);
    const spent = 10 + (await results(ten[0]!));
    expect(spent).toBeGreaterThanOrEqual(all * 0.95);
    expect(spent).toBeLessThanOrEqual(all);
  });

  test("loses nothing when the server stops in good order", async () => {
    const { app, ask, pool } = await createTestApp();
    const body = {
      feedback: {
        type: "website",
        useful: true,
        findinformation: true,
        wouldrecommend: true,
      },
    };
    const points = async () =>
      (await pool.query("SELECT points FROM rate_limits")).rows[0].points;
    expect((await ask("POST /api/feedbacks", { body })).statusCode).toBe(200);
    expect(await points()).toBeGreaterThan(1);
    await app.close();
    expect(await points()).toBe(1);
  });

  test("gives back what a day of visitors left in one round trip", async () => {
    const { start, pool, rows } = await createLimited();
    const limits = start();
    for (let visitor = 0; visitor < 50; visitor += 1)
      await limits.spend("results_of_network", `203.0.113.${visitor}`);
    const connected = vi.spyOn(pool, "connect");
    await limits.giveBack();
    expect(connected).toHaveBeenCalledOnce();
    const points = (await rows()).map((row) => row.points);
    expect(points).toEqual(Array(50).fill(1));
  });

  test("gives nothing back to an hour that has begun since", async () => {
    const { start, pool, rows } = await createLimited();
    const limits = start();
    await limits.spend("results_of_network", network);
    await pool.query(
      "UPDATE rate_limits SET until = now() - interval '1 minute'",
    );
    await start().spend("results_of_network", network);
    const [before] = await rows();
    await limits.giveBack();
    expect(await rows()).toEqual([before]);
  });
});

test("nothing can be read of whom a limit is about, and every instance means the same", async () => {
  const { start, rows } = await createLimited();
  for (const limits of [start(), start()])
    expect(await limits.take("shared_sms_of_phone", phone)).toBeDefined();
  const stored = await rows();
  expect(stored).toHaveLength(1);
  expect(stored[0].points).toBe(2);
  expect(stored[0].key).toHaveLength(32);
  expect(stored[0].key.toString()).not.toContain("2025550144");
});

test("a count begins anew when its time is over, by the database's clock alone", async () => {
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

test("what is counted outlives a crash of the database", async () => {
  const { pool } = await createLimited();
  const { rows } = await pool.query(
    "SELECT relpersistence FROM pg_class WHERE relname = 'rate_limits'",
  );
  expect(rows).toEqual([{ relpersistence: "p" }]);
});

test("while the database is out of reach each instance limits on its own", async () => {
  const { db, pool } = connect(
    { host: "127.0.0.1", port: 1 },
    { size: 2, log: { warn: () => {} } },
  );
  const limits = createLimits(db, 1, { warn: () => {} });
  for (let left = 4; left >= 0; left -= 1)
    expect(await limits.take("shared_sms_of_phone", phone)).toBe(left);
  expect(await limits.take("shared_sms_of_phone", phone)).toBeUndefined();
  const block = limits.sign_in_wait.block("somebody", 30);
  await block;
  await expect(
    limits.refuseIfSpent("sign_in_wait", "somebody"),
  ).rejects.toMatchObject({ status: 429 });
  await limits.sign_in_wait.forget("somebody");
  await limits.refuseIfSpent("sign_in_wait", "somebody");
  await limits.spend("results_of_network", network);
  await limits.giveBack();
  await pool.end();
});

test("that limits are counted in memory is logged once for each outage", async () => {
  const { pool, start, warn } = await createLimited();
  const limits = start();
  const take = () => limits.take("shared_sms_of_phone", phone);
  await take();
  expect(warn).not.toHaveBeenCalled();
  for (const outage of [1, 2]) {
    await pool.query("ALTER TABLE rate_limits RENAME TO out_of_reach");
    for (let count = 0; count < 3; count += 1) await take();
    expect(warn).toHaveBeenCalledTimes(outage);
    await pool.query("ALTER TABLE out_of_reach RENAME TO rate_limits");
    await take();
  }
  expect(warn).toHaveBeenLastCalledWith(
    { err: expect.any(Error) },
    "limits are counted in memory for now",
  );
});
