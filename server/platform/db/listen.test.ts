import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  startDatabaseProxy,
  withoutNotices,
} from "#server/testing/stand-ins/database-proxy.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { listen } from "./listen.ts";

const log = { warn: () => {} };
const impatient = { heartbeat: 50, timeout: 500, retry: 50, deaf: 50 };

test("reconnects after a silent disconnect and receives later notices", async () => {
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

  const listens = () => onListening.mock.lastCall?.[0] === true;
  await expect.poll(listens).toBe(true);
  onListening.mockClear();
  proxy.dropSilently();
  await expect.poll(() => onListening.mock.calls.flat()).toContain(false);
  await expect.poll(listens).toBe(true);
  // On a busy machine the connection may time out again, so repeat the notice.
  const heard = async () => {
    await database.pool.query("NOTIFY news");
    return onNotify.mock.calls.length;
  };
  await expect.poll(heard).toBeGreaterThan(0);
});

test("retries when the database does not answer the connection", async () => {
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

  await expect.poll(() => onListening.mock.calls.length).toBeGreaterThan(1);
  proxy.heal();
  await expect.poll(() => onListening.mock.lastCall).toEqual([true]);
});

test("behind a pooler that drops notices, warns once and calls onNotify at each retry", async () => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.target, withoutNotices);
  const [onNotify, onListening, warn] = [vi.fn(), vi.fn(), vi.fn()];
  const hears = { onNotify, onListening };
  const connected = vi.spyOn(pg.Client.prototype, "connect");
  const times = { ...impatient, timeout: 2000 };
  const ear = listen(proxy.target, "news", hears, { warn }, times);
  onTestFinished(async () => {
    connected.mockRestore();
    await ear.stop();
    await proxy.stop();
    await database.drop();
  });

  // It listened twice, and another connection notified twice.
  await expect.poll(() => connected.mock.calls.length).toBeGreaterThan(4);
  expect(onListening).not.toHaveBeenCalledWith(true);
  await expect.poll(() => onNotify.mock.calls.length).toBeGreaterThan(1);
  // On a busy machine a connection may also fail, which logs another warning.
  const warnings = warn.mock.calls.filter(([text]) =>
    /pooler/.test(String(text)),
  );
  expect(warnings).toHaveLength(1);
});
