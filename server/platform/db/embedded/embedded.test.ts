import {
  chmod,
  mkdir,
  readdir,
  readFile,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runEmbedded } from "#server/testing/database/embedded-program.ts";
import {
  makeFolder,
  removeFolders,
  withoutPrivilege,
} from "#server/testing/folders.ts";
import { queryOnce } from "#server/testing/database/connections.ts";
import { startEmbedded } from "./embedded.ts";
import { readPidFile } from "./process/holder.ts";

const env = { PATH: process.env.PATH };
const say = () => {};
let dataDir: string;

beforeEach(async () => {
  dataDir = join(await makeFolder(), "data");
});
afterEach(removeFolders);

function start(options = {}) {
  return startEmbedded({ dataDir, env, say, durable: false, ...options });
}

test("keeps data across a restart", async () => {
  const first = await start({ durable: true });
  await queryOnce(first.target, "CREATE TABLE notes AS SELECT 'kept' AS note");
  await first.stop();
  const second = await start({ durable: true });
  const { rows } = await queryOnce(second.target, "SELECT note FROM notes");
  await second.stop();
  expect(rows).toEqual([{ note: "kept" }]);
});

test("uses UTF-8, data checksums and an ordinary role", async () => {
  const { target, stop } = await start();
  const { rows } = await queryOnce(
    target,
    `SELECT current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums,
            current_setting('jit') AS jit, rolsuper FROM pg_roles WHERE rolname = current_user`,
  );
  await stop();
  expect(rows).toEqual([
    { encoding: "UTF8", checksums: "on", jit: "off", rolsuper: false },
  ]);
});

test("keeps data and socket private, and deletes the socket on stop", async () => {
  const { target, stop } = await start();
  const socketFolder = target.host ?? "";
  expect((await stat(socketFolder)).mode & 0o077).toBe(0);
  expect((await stat(join(dataDir, "pg"))).mode & 0o077).toBe(0);
  const password = await stat(join(dataDir, "pg", "hpv_quiz.password"));
  expect(password.mode & 0o077).toBe(0);
  await stop();
  await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
});

test("listens on loopback with a password where sockets do not work", async () => {
  const { target, stop } = await start({ socketParents: [] });
  expect(target.host).toBe("127.0.0.1");
  const { rows } = await queryOnce(target, "SHOW listen_addresses");
  const guess = queryOnce({ ...target, password: "guess" }, "SELECT 1");
  await expect(guess).rejects.toThrow("password authentication failed");
  await stop();
  expect(rows).toEqual([{ listen_addresses: "127.0.0.1" }]);
});

test("refuses a second start on the same folder without disturbing the first", async () => {
  const first = await start();
  const second = runEmbedded(dataDir);
  expect(await second.output).toContain(
    `StartupProblem: Another HPV quiz is running on this DATA_DIR (process ${process.pid},`,
  );
  await queryOnce(first.target, "SELECT 1");
  await first.stop();
});

test("lets only one of several simultaneous first starts succeed", async () => {
  const programs = [1, 2, 3].map(() => runEmbedded(dataDir));
  const outputs = await Promise.all(programs.map((program) => program.output));
  expect(outputs.filter((line) => line === "up")).toHaveLength(1);
  expect(
    outputs.filter((line) => line.includes("Another HPV quiz")),
  ).toHaveLength(2);
  expect((await readdir(dataDir)).toSorted()).toEqual([
    expect.stringMatching(/^hpv-quiz-/),
    "pg",
    "postgres.log",
  ]);
  await Promise.all(programs.map((program) => program.kill()));
  const left = () => readPidFile(join(dataDir, "pg"));
  await expect.poll(left, { timeout: 20_000 }).toBeUndefined();
});

test("refuses a folder of another PostgreSQL version and explains how to migrate", async () => {
  await mkdir(join(dataDir, "pg"), { recursive: true });
  await writeFile(join(dataDir, "pg", "PG_VERSION"), "17\n");
  await expect(start()).rejects.toMatchObject({
    name: "StartupProblem",
    message: expect.stringMatching(/PostgreSQL 17 .* uses 18: make a backup/),
  });
});

test("refuses a folder with other files and leaves them unchanged", async () => {
  await mkdir(join(dataDir, "pg"), { recursive: true });
  await writeFile(join(dataDir, "pg", "letter.txt"), "mine");
  await expect(start()).rejects.toThrow("is not a database. Move it away");
  expect(await readFile(join(dataDir, "pg", "letter.txt"), "utf8")).toBe(
    "mine",
  );
});

test("refuses a file in place of the data folder", async () => {
  await writeFile(dataDir, "");
  await expect(start()).rejects.toMatchObject({
    name: "StartupProblem",
    message: `${dataDir} is not a folder: set DATA_DIR to one that can be written.`,
  });
});

test("refuses a read-only folder", async () => {
  await mkdir(dataDir);
  await chmod(dataDir, 0o500);
  const refused = withoutPrivilege(() => start());
  await expect(refused).rejects.toMatchObject({
    name: "StartupProblem",
    message: expect.stringContaining(`${dataDir} cannot be written by user id`),
  });
});

test("reports a full disk and leaves no partial database", async () => {
  const bin = await makeFolder();
  const full =
    "echo 'initdb: error: could not write: No space left on device' >&2; exit 1";
  await writeFile(
    join(bin, "postgres"),
    "#!/bin/sh\necho 'postgres (PostgreSQL) 18.4'\n",
  );
  await writeFile(join(bin, "initdb"), `#!/bin/sh\n${full}\n`);
  for (const name of ["postgres", "initdb"])
    await chmod(join(bin, name), 0o755);
  await expect(start({ env: { PG_BIN_DIR: bin } })).rejects.toThrow(
    `The disk that holds ${dataDir} is full`,
  );
  expect(await readdir(dataDir)).toEqual(["postgres.log"]);
});

test("refuses a PG_BIN_DIR without PostgreSQL 18 and names it", async () => {
  const bin = await makeFolder();
  await expect(start({ env: { PG_BIN_DIR: bin } })).rejects.toThrow(
    `PG_BIN_DIR (${bin}) contains no PostgreSQL 18 that runs here`,
  );
});
