import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { openDatabase } from "./open.ts";

const root = join(import.meta.dirname, "../../..");

/** One database with two addresses. */
async function createTwoWays() {
  const { target, drop } = await createTestDatabase();
  const [usual, direct] = [
    await startDatabaseProxy(target),
    await startDatabaseProxy(target),
  ];
  const url = ({ target: { user, password, port, database } }: typeof usual) =>
    `postgres://${user}:${String(password)}@127.0.0.1:${port}/${database}?sslmode=disable`;
  onTestFinished(async () => {
    await usual.stop();
    await direct.stop();
    await drop();
  });
  return {
    usual: url(usual),
    direct: url(direct),
    silenceDirect: () => direct.silence(),
  };
}

function open(env: NodeJS.ProcessEnv) {
  return openDatabase({ root, config: readConfig(env), env, say: () => {} });
}

test("uses DATABASE_DIRECT_URL only for work that needs its own connection", async () => {
  const { usual, direct, silenceDirect } = await createTwoWays();
  const { target, pool, close } = await open({
    DATABASE_URL: usual,
    DATABASE_DIRECT_URL: direct,
  });
  onTestFinished(close);
  expect(target).toEqual({ connectionString: direct });
  silenceDirect();
  await expect(pool.query("SELECT 1")).resolves.toBeDefined();
});

test("names an unreachable DATABASE_DIRECT_URL at the start", async () => {
  const { usual } = await createTwoWays();
  const opening = open({
    DATABASE_URL: usual,
    DATABASE_DIRECT_URL: "postgres://quiz:secret@127.0.0.1:1/quiz",
  });
  await expect(opening).rejects.toThrow(
    "The database at 127.0.0.1:1/quiz (DATABASE_DIRECT_URL) cannot be used: nothing answers there.",
  );
});
