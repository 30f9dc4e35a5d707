import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { queryOnce } from "#server/testing/database/connections.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { migrate } from "./migrate.ts";

let target: pg.ClientConfig;
let folder: string;

beforeEach(async () => {
  const database = await createTestDatabase();
  target = database.target;
  onTestFinished(database.drop);
  await queryOnce(target, "DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  folder = await makeFolder();
  await write(
    "0001-visits.sql",
    "CREATE TABLE visits (day date); INSERT INTO visits VALUES ('2026-01-05');",
  );
  await write(
    "0002-visitors.sql",
    "ALTER TABLE visits ADD COLUMN visitors int NOT NULL DEFAULT 7;",
  );
});
afterEach(removeFolders);

function write(name: string, sql: string) {
  return writeFile(join(folder, name), sql);
}

async function read(sql: string) {
  return (await queryOnce(target, sql)).rows;
}

test("applies migrations once and in order", async () => {
  expect(await migrate(target, folder)).toEqual([
    "0001-visits.sql",
    "0002-visitors.sql",
  ]);
  expect(await migrate(target, folder)).toEqual([]);
  expect(await read("SELECT visitors FROM visits")).toEqual([{ visitors: 7 }]);
});

test("applies each migration once when four instances start together", async () => {
  await write(
    "0003-slow.sql",
    "SELECT pg_sleep(0.1); INSERT INTO visits VALUES ('2026-01-06');",
  );
  const all = await Promise.all(
    [1, 2, 3, 4].map(() => migrate(target, folder)),
  );
  expect(all.flat().toSorted()).toEqual([
    "0001-visits.sql",
    "0002-visitors.sql",
    "0003-slow.sql",
  ]);
  expect(await read("SELECT count(*)::int FROM visits")).toEqual([
    { count: 2 },
  ]);
});

test("rolls a failing migration back and names it", async () => {
  await write("0003-broken.sql", "CREATE TABLE half (a int); SELECT 1 / 0;");
  await expect(migrate(target, folder)).rejects.toMatchObject({
    name: "StartupProblem",
    message:
      "The migration 0003-broken.sql failed and was rolled back: division by zero.",
  });
  expect(await read("SELECT to_regclass('half') AS half")).toEqual([
    { half: null },
  ]);
  expect(await read("SELECT count(*)::int FROM migrations")).toEqual([
    { count: 2 },
  ]);

  await write("0003-broken.sql", "CREATE TABLE half (a int);");
  expect(await migrate(target, folder)).toEqual(["0003-broken.sql"]);
});

test("refuses a migration that was changed after it was applied", async () => {
  await migrate(target, folder);
  await write("0001-visits.sql", "CREATE TABLE visits (day timestamptz);");
  await expect(migrate(target, folder)).rejects.toMatchObject({
    name: "StartupProblem",
    message: expect.stringContaining("0001-visits.sql was changed"),
  });
});

test("ignores different line endings", async () => {
  await write("0003-long.sql", "SELECT 1;\nSELECT 2;\n");
  await migrate(target, folder);
  await write("0003-long.sql", "SELECT 1;\r\nSELECT 2;\r\n");
  expect(await migrate(target, folder)).toEqual([]);
});

test("refuses a migration numbered before an applied one", async () => {
  await migrate(target, folder);
  await write("0001-visitors-too.sql", "SELECT 1;");
  await expect(migrate(target, folder)).rejects.toThrow(
    "0001-visitors-too.sql comes too late, because 0002-visitors.sql is already applied",
  );
  expect(await read("SELECT count(*)::int FROM migrations")).toEqual([
    { count: 2 },
  ]);
});

describe("while a long transaction reads a table", () => {
  /** Reads visits in a transaction that stays open. */
  async function readForLong() {
    const client = new pg.Client(target);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query("BEGIN; SELECT FROM visits");
    return { finish: () => client.query("COMMIT") };
  }

  const untilHeldUp = () =>
    vi.waitFor(
      async () =>
        expect(
          await read(
            "SELECT FROM pg_locks WHERE NOT granted AND relation = 'visits'::regclass",
          ),
        ).not.toEqual([]),
      20_000,
    );

  beforeEach(async () => {
    await migrate(target, folder);
    await write("0003-places.sql", "ALTER TABLE visits ADD COLUMN place text;");
  });

  test("lets other readers pass and finishes after the long transaction", async () => {
    const reader = await readForLong();
    const say = vi.fn<(line: string) => void>();
    const migrating = migrate(target, folder, {
      say,
      lockTimeout: 200,
      pause: 20,
    });
    await untilHeldUp();
    expect(await read("SELECT day FROM visits")).toHaveLength(1);
    await untilHeldUp();
    await reader.finish();
    expect(await migrating).toEqual(["0003-places.sql"]);
    expect(say.mock.calls).toEqual([
      ["Waiting until a table is free, to change it …"],
    ]);
  });

  test("gives up after its last try and names the migration", async () => {
    const reader = await readForLong();
    await expect(
      migrate(target, folder, { lockTimeout: 20, pause: 1, tries: 3 }),
    ).rejects.toMatchObject({
      name: "StartupProblem",
      message:
        "The migration 0003-places.sql failed and was rolled back: canceling statement due to lock timeout.",
    });
    await reader.finish();
    expect(await migrate(target, folder)).toEqual(["0003-places.sql"]);
  });
});
