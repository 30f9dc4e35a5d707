import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { connect } from "#server/platform/db/connect.ts";
import { findFreeSpace, createReadiness } from "./readiness.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { createTestApp } from "#server/testing/test-app.ts";

test("metrics count waiting messages and those in doubt", async () => {
  const { ask, pool } = await createTestApp();
  const measured = async () => (await ask("GET /metrics")).body;
  expect(await measured()).not.toContain("messages_under_way{");
  await pool.query(`INSERT INTO messages (_id, kind, "to", body, state)
    SELECT repeat(mark, 22), 'sms', '+12015550123', 'Hello', state
    FROM (VALUES ('2', 'queued'), ('3', 'queued'), ('4', 'unknown'), ('5', 'sent'))
      AS given (mark, state)`);
  expect(await measured()).toContain(
    'messages_under_way{kind="sms",state="queued"} 2',
  );
  expect(await measured()).toContain(
    'messages_under_way{kind="sms",state="unknown"} 1',
  );
  expect(await measured()).not.toContain('state="sent"');
});

test("metrics report readiness and free space, also without a database", async () => {
  const { ask, pool } = await createTestApp();
  const measured = async () => (await ask("GET /metrics")).body;
  await expect.poll(measured).toMatch(/^ready{part="database"} 1$/m);
  await expect.poll(measured).toMatch(/^data_free_bytes \d+$/m);
  await pool.query("DROP TABLE messages CASCADE");
  const reply = await ask("GET /metrics");
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toMatch(/^ready{part="database"} 0$/m);
});

test("measures free space only where the site stores data", async () => {
  const dataDir = join(await makeFolder(), "not", "yet");
  onTestFinished(removeFolders);
  const own = readConfig({ DATA_DIR: dataDir });
  expect(await findFreeSpace(own)).toBeGreaterThan(0);
  const elsewhere = readConfig({
    DATABASE_URL: "postgres://quiz@database/quiz",
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "key",
  });
  expect(await findFreeSpace(elsewhere)).toBeUndefined();
});

describe("metrics without a token", () => {
  const elsewhere = { PUBLIC_URL: "https://quiz.example" };

  test.each([
    ["are available to this machine", {}, {}, 200],
    [
      "are not available to forwarded requests",
      {},
      { forwarded: "for=x" },
      404,
    ],
    ["are not available if the site is public", elsewhere, {}, 404],
    ["are not available behind a proxy", { TRUST_PROXY: "loopback" }, {}, 404],
  ])("%s", async (_name, env, headers, status) => {
    const { ask } = await createTestApp(env);
    expect((await ask("GET /metrics", { headers })).statusCode).toBe(status);
  });

  test("are available with the token from any address", async () => {
    const METRICS_TOKEN = "a token of sixteen";
    const { ask } = await createTestApp({ ...elsewhere, METRICS_TOKEN });
    const authorization = `Bearer ${METRICS_TOKEN}`;
    const reply = await ask("GET /metrics", { headers: { authorization } });
    expect(reply.statusCode).toBe(200);
    expect((await ask("GET /metrics")).statusCode).toBe(404);
  });
});

describe("readiness", () => {
  afterEach(removeFolders);

  test("ignores other files beside the migrations", async () => {
    const { db } = await createTestApp();
    const folder = await makeFolder();
    for (const name of [".DS_Store", "0001-staff.sql", "0001-staff.sql~"])
      await writeFile(join(folder, name), "");
    expect(await createReadiness(db, { folder })()).toMatchObject({
      migrations: true,
    });
    await writeFile(join(folder, "9999-newer.sql"), "");
    expect(await createReadiness(db, { folder })()).toMatchObject({
      migrations: false,
    });
  });

  const here: { full: boolean; disk: unknown } = {
    full: false,
    disk: expect.any(Boolean),
  };
  const well = { ok: true, database: true, migrations: true, outbox: true };
  const down = { ok: false, database: false, migrations: false, outbox: false };

  async function ready() {
    const testApp = await createTestApp();
    const ask = async () => {
      const reply = await testApp.ask("GET /readyz");
      return { status: reply.statusCode, ...reply.json() };
    };
    return { ...testApp, ready: ask };
  }

  test("reports the database, its migrations and the outbox", async () => {
    const { pool, ready: ask } = await ready();
    await expect.poll(ask).toEqual({ status: 200, ...well, ...here });

    await pool.query(`INSERT INTO messages (_id, kind, "to", body, state, date)
      VALUES (repeat('2', 22), 'sms', '+12015550123', 'Hello', 'queued', now() - interval '61 minutes')`);
    const late = { status: 200, ...well, ...here, outbox: false };
    await expect.poll(ask).toEqual(late);

    await pool.query(
      "INSERT INTO migrations (name, checksum) VALUES ('9999-newer.sql', '')",
    );
    await expect.poll(ask).toMatchObject({ migrations: true });
    await pool.query("DELETE FROM migrations WHERE name LIKE '0011-%'");
    await expect.poll(ask).toMatchObject({
      status: 503,
      ok: false,
      database: true,
      migrations: false,
    });
  });

  test("answers while the database is silent, and recovers with it", async () => {
    const { database, ready: ask } = await ready();
    const holder = new pg.Client(database.target);
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("BEGIN; LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE");
    const silent = { status: 503, ...down, ...here };
    expect(await Promise.all([ask(), ask()])).toEqual([silent, silent]);
    await holder.query("COMMIT");
    await expect.poll(ask).toEqual({ status: 200, ...well, ...here });
  });

  test("reports a nearly full disk and stays ready", async () => {
    const { db } = await createTestApp();
    const withFree = (free: number | undefined) =>
      createReadiness(db, { findFreeSpace: async () => free })();
    const { ok: _ok, ...parts } = well;
    expect(await withFree(1e12)).toEqual({ ...parts, disk: true });
    expect(await withFree(1e6)).toEqual({ ...parts, disk: false });
    expect(await withFree(undefined)).toEqual(parts);
  });

  test("is false when no database answers", async () => {
    const nobody = { host: "127.0.0.1", port: 1 };
    const { db, pool } = connect(nobody, { size: 2, log: { warn: () => {} } });
    onTestFinished(() => pool.end());
    const { ok: _ok, ...nothing } = down;
    expect(await createReadiness(db)()).toEqual(nothing);
  });
});
