import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { asRefusal } from "#server/errors.ts";
import {
  ask,
  createTestDatabase,
  within,
} from "#server/testing/database/postgres.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { checkReachable, connect } from "./connect.ts";
import { connectForWriting } from "./servers.ts";

const options = { size: 2, log: { warn: () => {} } };

/** A database behind two addresses: at the first nobody answers, the second may be silenced. */
async function createTwo() {
  const { target, drop } = await createTestDatabase();
  const proxy = await startDatabaseProxy(target);
  const { user, password, database, port } = proxy.target;
  const at = (hosts: string): pg.ClientConfig => ({
    connectionString: `postgres://${user}:${String(password)}@${hosts}/${database}?sslmode=disable`,
  });
  onTestFinished(async () => {
    await proxy.stop();
    await drop();
  });
  const two = at(`127.0.0.1:1,127.0.0.1:${port}`);
  return { target, two, alone: at(`127.0.0.1:${port}`) };
}

/** As long as the test lasts, whoever connects anew may only read, as on a standby. */
async function makeStandby(target: pg.ClientConfig) {
  const { database } = target;
  const elsewhere = within(target, "postgres");
  const set = (state: string) =>
    ask(
      elsewhere,
      `ALTER DATABASE ${database} SET default_transaction_read_only = ${state}`,
    );
  await set("on");
  const promote = () => set("off");
  onTestFinished(async () => void (await promote()));
  return promote;
}

test("of several servers the first that answers is used, and remembered for all", async () => {
  const { two } = await createTwo();
  const client = await connectForWriting(two);
  await client.end();
  const { pool } = connect(two, options);
  onTestFinished(() => pool.end());
  const { rows } = await pool.query("SELECT 2 AS two");
  expect(rows).toEqual([{ two: 2 }]);
});

test("a pool that finds a server gone goes on to the next one", async () => {
  const { two } = await createTwo();
  const { pool } = connect(two, options);
  onTestFinished(() => pool.end());
  const failure: unknown = await pool.query("SELECT 1").catch((error) => error);
  expect(asRefusal(failure)?.status).toBe(503);
  await expect(pool.query("SELECT 1")).resolves.toBeDefined();
});

test("a standby is not used until it is promoted, and whoever asks meanwhile is asked to come back", async () => {
  const { target, alone } = await createTwo();
  const promote = await makeStandby(target);
  const { pool } = connect(alone, options);
  onTestFinished(() => pool.end());
  const failure: unknown = await pool.query("SELECT 1").catch((error) => error);
  expect(asRefusal(failure)?.status).toBe(503);
  await promote();
  await expect(pool.query("SELECT 1")).resolves.toBeDefined();
});

test("a start where all servers are standbys ends in a sentence", async () => {
  const { target, alone } = await createTwo();
  await makeStandby(target);
  await expect(checkReachable(alone, "one,two/quiz")).rejects.toMatchObject({
    name: "StartupProblem",
    message: "The database at one,two/quiz cannot be used: it takes no writes.",
  });
});
