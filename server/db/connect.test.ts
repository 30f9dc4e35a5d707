import { createServer } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase, within } from "#server/testing/postgres.ts";
import { checkReachable, connect } from "./connect.ts";

async function createDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

test("a pool whose connections are cut says so and nothing else, and goes on", async () => {
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

test("no statement may run longer than ten seconds", async () => {
  const { pool } = await createDatabase();
  const { rows } = await pool.query("SHOW statement_timeout");
  expect(rows).toEqual([{ statement_timeout: "10s" }]);
});

test("a database that is there is reachable", async () => {
  const { target } = await createDatabase();
  await expect(
    checkReachable(target, "db.example/quiz"),
  ).resolves.toBeUndefined();
});

test("a place where nothing answers ends in a sentence that names it and no password", async () => {
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

test("a database that does not exist is named as such", async () => {
  const { target } = await createDatabase();
  const checking = checkReachable(
    within(target, "nowhere"),
    "db.example/nowhere",
  );
  await expect(checking).rejects.toThrow("it has no database of this name");
});

test("something that is no PostgreSQL ends in a sentence", async () => {
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
