import { spawnSync } from "node:child_process";
import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { restoreBackup } from "#server/ops/backup/restore.ts";
import { writeBackup } from "#server/ops/backup/write-backup.ts";
import { connect } from "#server/platform/db/connect.ts";
import { startEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrationNames } from "#server/platform/db/migration-files.ts";
import { imageFolder } from "#server/platform/gateways/image-store/image-folder.ts";
import { queryOnce, urlOf } from "#server/testing/database/connections.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";

afterEach(removeFolders);

const root = join(import.meta.dirname, "../../..");
const migrations = join(root, "migrations");

const addUser =
  "INSERT INTO users (_id, name, email, password) VALUES (repeat('a', 22), 'Ana', 'ana@clinic.example', '')";

function run(tool: string, args: string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`server/ops/tools/${tool}.ts`, ...args],
    {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], ...env },
    },
  );
  return { status, said: stdout + stderr };
}

/** Creates an empty database, as an operator does. */
async function createEmpty() {
  const { target, drop } = await createTestDatabase();
  onTestFinished(drop);
  await queryOnce(target, "DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  return { target, url: urlOf(target) };
}

test("backs up the embedded database of a running site and restores it elsewhere", async () => {
  const dataDir = await makeFolder();
  const { env: own } = process;
  const serving = await startEmbedded({
    dataDir,
    env: own,
    say: () => {},
    durable: false,
  });
  onTestFinished(serving.stop);
  await migrate(serving.target, migrations);
  await queryOnce(serving.target, addUser);
  const folder = await makeFolder();
  const made = run("backup", ["--to", folder], { DATA_DIR: dataDir });
  expect(made.said).toContain("Wrote ");
  const [file = ""] = await readdir(folder);
  const { target, url } = await createEmpty();
  const env = { DATABASE_URL: url, DATA_DIR: folder };
  const restored = run("restore", [join(folder, file)], env);
  expect(restored.said).toContain("Restored the backup of");
  const { rows } = await queryOnce(target, "SELECT email FROM users");
  expect(rows).toEqual([{ email: "ana@clinic.example" }]);
  expect(run("restore", [join(folder, file)], env)).toEqual({
    status: 1,
    said: expect.stringContaining("already a site"),
  });
});

test("migrates a restored backup of an older release", async () => {
  const older = await createEmpty();
  const folder = await makeFolder();
  const names = migrationNames(migrations);
  for (const name of names.filter((each) => each < "0020"))
    await copyFile(join(migrations, name), join(folder, name));
  await migrate(older.target, folder);
  await queryOnce(older.target, addUser);
  const { pool } = connect(older.target, { size: 2, log: { warn: () => {} } });
  onTestFinished(() => pool.end());
  const file = join(folder, "older");
  await writeBackup({ pool, images: imageFolder(folder) }, { file });
  const place = await createEmpty();
  const env = { DATABASE_URL: place.url, DATA_DIR: await makeFolder() };
  const restored = run("restore", [file], env);
  expect(restored.said).toContain("Restored the backup of");
  const { rows } = await queryOnce(
    place.target,
    "SELECT name, (SELECT max(name) FROM migrations) AS last FROM users",
  );
  expect(rows).toEqual([{ name: "Ana", last: names.at(-1) }]);
});

test("does not start after an interrupted restore until it is repeated", async () => {
  const site = await createEmpty();
  await migrate(site.target, migrations);
  await queryOnce(site.target, addUser);
  const folder = await makeFolder();
  const images = imageFolder(folder);
  const log = { warn: () => {} };
  const from = connect(site.target, { size: 2, log });
  const file = join(folder, "whole");
  await writeBackup({ pool: from.pool, images }, { file });
  await from.pool.end();

  const place = await createEmpty();
  await migrate(place.target, migrations);
  const into = connect(place.target, { size: 2, log });
  await restoreBackup({ pool: into.pool, images }, { file });
  await into.pool.end();
  const env = { DATABASE_URL: place.url, DATA_DIR: folder };
  const start = () => run("backup", ["--to", folder], env);
  expect(start()).toEqual({
    status: 1,
    said: expect.stringContaining("was interrupted"),
  });
  expect(run("restore", [file], env).said).toContain("Restored the backup of");
  expect(start().said).toContain("Wrote ");
});

test.each([
  [[], "Name one backup"],
  [["/nowhere"], "there is no file /nowhere"],
])("refuses the arguments %j", (args, sentence) => {
  const { status, said } = run("restore", args, {});
  expect([status, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said).not.toMatch(/^ {4}at /m);
});
