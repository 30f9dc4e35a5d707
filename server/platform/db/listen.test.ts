import { Transform } from "node:stream";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { listen } from "./listen.ts";

const log = { warn: () => {} };
const impatient = { heartbeat: 50, timeout: 500, retry: 50, deaf: 50 };

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

  const listens = () => onListening.mock.lastCall?.[0] === true;
  await expect.poll(listens).toBe(true);
  onListening.mockClear();
  proxy.dropSilently();
  await expect.poll(() => onListening.mock.calls.flat()).toContain(false);
  await expect.poll(listens).toBe(true);
  // On a busy machine the connection may be given up once more: then it is said again.
  const heard = async () => {
    await database.pool.query("NOTIFY news");
    return onNotify.mock.calls.length;
  };
  await expect.poll(heard).toBeGreaterThan(0);
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

  await expect.poll(() => onListening.mock.calls.length).toBeGreaterThan(1);
  proxy.heal();
  await expect.poll(() => onListening.mock.lastCall).toEqual([true]);
});

/** Takes the notices out of what the database says, as a pooler does that has lent its connection to others. */
function withoutNotices() {
  const notice = "A".charCodeAt(0);
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, piece]);
      // A letter, then the length of what follows, itself included.
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        if (rest[0] !== notice) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}

test("behind a pooler that keeps the notices, nobody believes that they listen, it is said once, and each time something may have been missed", async () => {
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

  // Twice it listened, and twice somebody else said something.
  await expect.poll(() => connected.mock.calls.length).toBeGreaterThan(4);
  expect(onListening).not.toHaveBeenCalledWith(true);
  await expect.poll(() => onNotify.mock.calls.length).toBeGreaterThan(1);
  // On a busy machine a connection may fail in between, which is another thing to say.
  const said = warn.mock.calls.filter(([text]) => /pooler/.test(String(text)));
  expect(said).toHaveLength(1);
});
