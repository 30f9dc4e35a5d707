import { afterAll, expect, test } from "vitest";
import { createPlace, createSite } from "#server/testing/files/backup.ts";
import { removeFolders } from "#server/testing/folders.ts";

afterAll(removeFolders);

test("rows that are not those that were counted are refused", async () => {
  const { file, write, pool } = await createSite();
  await pool.query(
    `CREATE TABLE extra (_id text); INSERT INTO extra VALUES ('x');
     ALTER TABLE extra ADD made text GENERATED ALWAYS AS (_id || 'y') STORED`,
  );
  await write();
  const place = await createPlace();
  await place.pool.query(
    `CREATE TABLE extra (_id text, made text GENERATED ALWAYS AS (_id || 'z') STORED)`,
  );
  await expect(place.restore(file)).rejects.toThrow("extra has 1 rows");
});

test("rows that the database cannot read are refused as such, however many follow", async () => {
  const { file, write, pool } = await createSite();
  await pool.query(
    "CREATE TABLE extra AS SELECT repeat('x', 1000) AS _id FROM generate_series(1, 20000)",
  );
  await write();
  const place = await createPlace();
  await place.pool.query("CREATE TABLE extra (_id integer)");
  await expect(place.restore(file)).rejects.toThrow("cannot be used");
  expect(await place.count("users")).toBe(0);
});

test.each([
  [
    "that break a constraint",
    "CREATE TABLE extra (_id text CHECK (_id = 'y'))",
  ],
  ["of a column that is not there", "CREATE TABLE extra (other text)"],
])("rows %s are refused as such", async (_what, here) => {
  const { file, write, pool } = await createSite();
  await pool.query("CREATE TABLE extra AS SELECT 'x' AS _id");
  await write();
  const place = await createPlace();
  await place.pool.query(here);
  await expect(place.restore(file)).rejects.toThrow("cannot be used");
  expect(await place.count("users")).toBe(0);
});
