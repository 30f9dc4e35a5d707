import { createServer } from "node:net";
import { once } from "node:events";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { asRefusal } from "#server/platform/errors.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { queryOnce, within } from "#server/testing/database/connections.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { checkReachable, connect, limitCheckout } from "./connect.ts";

const silent = { warn: () => {} };

async function createDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

test("a pool logs cut connections once each and keeps working", async () => {
  const { target, pool: other } = await createDatabase();
  const warnings: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) };
  const { pool } = connect(target, { size: 2, log });
  onTestFinished(() => pool.end());

  await pool.query("SELECT 1");
  await other.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]?.[0]).toEqual({
    code: "57P01",
    reason: "terminating connection due to administrator command",
  });
  const { rows } = await pool.query("SELECT 2 AS two");
  expect(rows).toEqual([{ two: 2 }]);
});

test("a connection cut during a transaction fails only that transaction", async () => {
  const { target, pool: other } = await createDatabase();
  const warnings: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) };
  const { db, pool } = connect(target, { size: 2, log });
  onTestFinished(() => pool.end());

  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`
      SELECT pg_backend_pid() AS pid`.execute(trx);
    await other.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
    // Let the end of the connection arrive while no query is pending.
    await expect.poll(() => warnings).toHaveLength(1);
    await sql`SELECT 1`.execute(trx);
  });
  const failure: unknown = await transaction.catch((error) => error);
  expect(asRefusal(failure)?.status).toBe(503);
  await expect(pool.query("SELECT 2 AS two")).resolves.toMatchObject({
    rows: [{ two: 2 }],
  });
});

describe("when the network stops responding", () => {
  async function connectThroughProxy(checkoutTimeout: number) {
    const { target } = await createDatabase();
    const proxy = await startDatabaseProxy(target);
    const options = { size: 2, log: silent, checkoutTimeout };
    const { db, pool } = connect(proxy.target, options);
    onTestFinished(async () => {
      await pool.end();
      await proxy.stop();
    });
    return { proxy, db, pool };
  }

  test("rejects pending queries, also in a transaction", async () => {
    const { proxy, db } = await connectThroughProxy(2000);
    await Promise.all([sql`SELECT 1`.execute(db), sql`SELECT 1`.execute(db)]);
    proxy.silence();
    const calls = [
      sql`SELECT 1`.execute(db),
      db.transaction().execute((trx) => sql`SELECT 1`.execute(trx)),
    ];
    const failures = await Promise.allSettled(calls);
    const statuses = failures.map(
      (each) => each.status === "rejected" && asRefusal(each.reason)?.status,
    );
    expect(statuses).toEqual([503, 503]);
  });

  test("closes a connection that is held too long, and the next query gets a new one", async () => {
    const { proxy, db, pool } = await connectThroughProxy(2000);
    await Promise.all([sql`SELECT 1`.execute(db), sql`SELECT 1`.execute(db)]);
    proxy.dropSilently();
    await Promise.allSettled([
      sql`SELECT 1`.execute(db),
      sql`SELECT 1`.execute(db),
    ]);
    const { rows } = await pool.query("SELECT 2 AS two");
    expect(rows).toEqual([{ two: 2 }]);
  });

  test("keeps a connection whose limit was lifted", async () => {
    const { pool } = await connectThroughProxy(50);
    const client = await pool.connect();
    limitCheckout(client);
    const { rows } = await client.query("SELECT pg_sleep(0.3), 2 AS two");
    client.release();
    expect(rows).toMatchObject([{ two: 2 }]);
  });
});

test("sets a statement timeout of ten seconds", async () => {
  const { pool } = await createDatabase();
  const { rows } = await pool.query("SHOW statement_timeout");
  expect(rows).toEqual([{ statement_timeout: "10s" }]);
});

test("reads timestamps as ISO 8601 text in UTC in any session time zone", async () => {
  const { pool } = await createDatabase();
  const moment = "2026-11-20T14:05:00.250Z";
  const { rows } = await pool.query(
    "SELECT $1::timestamptz AS moment, NULL::timestamptz AS never, set_config('timezone', 'Asia/Kolkata', false)",
    [moment],
  );
  const { rows: elsewhere } = await pool.query(
    "SELECT $1::timestamptz AS moment",
    [moment],
  );
  expect(rows[0]).toMatchObject({ moment, never: null });
  expect(elsewhere).toEqual([{ moment }]);
});

test("checkReachable() accepts a running database", async () => {
  const { target } = await createDatabase();
  await expect(
    checkReachable(target, "db.example/quiz"),
  ).resolves.toBeUndefined();
});

test("checkReachable() names an unreachable host without its password", async () => {
  const url = "postgres://clinic:very-secret@127.0.0.1:1/quiz";
  const checking = checkReachable(
    { connectionString: url },
    "127.0.0.1:1/quiz",
  );
  await expect(checking).rejects.toMatchObject({
    name: "StartupProblem",
    message:
      "The database at 127.0.0.1:1/quiz cannot be used: nothing answers there.",
  });
});

test("checkReachable() reports a missing database", async () => {
  const { target } = await createDatabase();
  const checking = checkReachable(
    within(target, "nowhere"),
    "db.example/nowhere",
  );
  await expect(checking).rejects.toThrow("it has no database with this name");
});

test("checkReachable() reports a server that is not PostgreSQL", async () => {
  const server = createServer((socket) =>
    socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const checking = checkReachable(
    { host: "127.0.0.1", port, user: "quiz" },
    "127.0.0.1",
  );
  await expect(checking).rejects.toMatchObject({ name: "StartupProblem" });
});

test("checkReachable() rejects a read-only database", async () => {
  const { target } = await createDatabase();
  const alter = async (change: string) => {
    await queryOnce(
      within(target, "postgres"),
      `ALTER DATABASE ${target.database} ${change}`,
    );
  };
  await alter("SET default_transaction_read_only = on");
  // The next test may reuse this database.
  onTestFinished(async () => {
    await alter("RESET default_transaction_read_only");
  });
  await expect(checkReachable(target, "one/quiz")).rejects.toMatchObject({
    name: "StartupProblem",
    message: "The database at one/quiz cannot be used: it is read-only.",
  });
});
