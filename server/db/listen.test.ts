import { expect, onTestFinished, test, vi } from "vitest";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { listen } from "./listen.ts";

const log = { warn: () => {} };
const impatient = { heartbeat: 50, timeout: 500, retry: 50 };

test("a connection that was dropped without a word is noticed, and what is said afterwards is heard", async () => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.target);
  const [onNotify, onListening] = [vi.fn(), vi.fn()];
  const hears = { onNotify, onListening };
  const ear = listen(proxy.target, "news", hears, log, impatient);
  onTestFinished(async () => {
    await ear.stop();
    await proxy.stop();
    await database.drop();
  });

  await expect.poll(() => onListening.mock.calls.flat()).toEqual([false, true]);
  proxy.dropSilently();
  await expect
    .poll(() => onListening.mock.calls.flat(), { timeout: 10_000 })
    .toEqual([false, true, false, true]);
  await database.pool.query("NOTIFY news");
  await expect.poll(() => onNotify.mock.calls.length).toBe(1);
});

test("a database that does not answer while connecting is asked again", async () => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.target);
  const onListening = vi.fn();
  proxy.silence();
  const hears = { onNotify: () => {}, onListening };
  const ear = listen(proxy.target, "news", hears, log, impatient);
  onTestFinished(async () => {
    await ear.stop();
    await proxy.stop();
    await database.drop();
  });

  await expect
    .poll(() => onListening.mock.calls.length, { timeout: 10_000 })
    .toBeGreaterThan(1);
  proxy.heal();
  await expect
    .poll(() => onListening.mock.lastCall, { timeout: 10_000 })
    .toEqual([true]);
});
