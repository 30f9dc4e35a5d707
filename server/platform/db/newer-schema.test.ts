import { unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import {
  afterEach,
  beforeEach,
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
  await write("0001-visits.sql", "CREATE TABLE visits (day date);");
});
afterEach(removeFolders);

function write(name: string, sql: string) {
  return writeFile(join(folder, name), sql);
}

/** Migrates the database as a newer release would. */
async function upgradedBy(name: string, sql: string) {
  await write(name, sql);
  await migrate(target, folder);
  await unlink(join(folder, name));
}

async function connected() {
  const client = new pg.Client(target);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("a release runs on a schema that a newer one extended", async () => {
  await upgradedBy("0002-added.sql", "ALTER TABLE visits ADD COLUMN n int;");
  expect(await migrate(target, folder)).toEqual([]);
});

test("a release refuses a schema that no longer suits it; the one before the change accepts it", async () => {
  await write("0002-added.sql", "ALTER TABLE visits ADD COLUMN n int;");
  await upgradedBy(
    "0003-gone.sql",
    "-- Needs 0002: nobody reads the day any more.\nALTER TABLE visits DROP COLUMN day;",
  );
  expect(await migrate(target, folder)).toEqual([]);
  await unlink(join(folder, "0002-added.sql"));
  await expect(migrate(target, folder)).rejects.toMatchObject({
    name: "StartupProblem",
    message:
      "The database is newer than this release can use (it has 0003-gone.sql). Start the newer release.",
  });
});

test("refuses a database whose migrations have the same numbers and other names", async () => {
  await upgradedBy("0002-added.sql", "SELECT 1;");
  await write("0003-other.sql", "SELECT 1;");
  await expect(migrate(target, folder)).rejects.toThrow(
    "The database belongs to another release (it has 0002-added.sql)",
  );
});

test("migrates a database of a release without the `needs` column", async () => {
  await migrate(target, folder);
  await queryOnce(target, "ALTER TABLE migrations DROP COLUMN needs");
  expect(await migrate(target, folder)).toEqual([]);
  await write("0002-next.sql", "-- Needs 0001: it did so before.\nSELECT 1;");
  expect(await migrate(target, folder)).toEqual(["0002-next.sql"]);
  const { rows } = await queryOnce(
    target,
    "SELECT needs FROM migrations ORDER BY name",
  );
  expect(rows).toEqual([{ needs: null }, { needs: "0001" }]);
});

const buildIndex =
  "-- Found by day.\nCREATE INDEX CONCURRENTLY visits_by_day ON visits (day);\n";

const findIndex = `SELECT indisvalid AS "isValid" FROM pg_index
  WHERE indexrelid = to_regclass('visits_by_day')`;

test("builds an index while others write, and starting instances wait for it", async () => {
  await migrate(target, folder);
  const writer = await connected();
  await writer.query("BEGIN; INSERT INTO visits VALUES ('2026-01-05')");
  await write("0002-by-day.sql", buildIndex);
  const starting = [migrate(target, folder), migrate(target, folder)];
  const waits =
    "SELECT FROM pg_stat_activity WHERE query LIKE '%CREATE INDEX CONCURRENTLY%' AND wait_event_type = 'Lock'";
  await vi.waitFor(
    async () => expect((await queryOnce(target, waits)).rowCount).toBe(1),
    20_000,
  );
  await queryOnce(target, "INSERT INTO visits VALUES ('2026-01-06')");
  await writer.query("COMMIT");
  expect((await Promise.all(starting)).flat()).toEqual(["0002-by-day.sql"]);
  expect((await queryOnce(target, findIndex)).rows).toEqual([
    { isValid: true },
  ]);
});

test("drops an index that cannot be built, and rebuilds an incomplete one", async () => {
  await migrate(target, folder);
  await queryOnce(
    target,
    "INSERT INTO visits VALUES ('2026-01-05'), ('2026-01-05')",
  );
  const unique = buildIndex.replace("INDEX", "UNIQUE INDEX");
  await write("0002-by-day.sql", unique);
  await expect(migrate(target, folder)).rejects.toThrow(
    "The migration 0002-by-day.sql failed and was rolled back: could not create unique index",
  );
  expect((await queryOnce(target, findIndex)).rows).toEqual([]);

  const [, alone = ""] = unique.split("\n");
  await expect(queryOnce(target, alone)).rejects.toThrow("could not create");
  expect((await queryOnce(target, findIndex)).rows).toEqual([
    { isValid: false },
  ]);
  await queryOnce(target, "DELETE FROM visits");
  expect(await migrate(target, folder)).toEqual(["0002-by-day.sql"]);
  expect((await queryOnce(target, findIndex)).rows).toEqual([
    { isValid: true },
  ]);
});
