import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runEmbedded } from "#server/testing/database/embedded-program.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { queryOnce } from "#server/testing/database/connections.ts";
import { chooseAddress } from "./address.ts";
import { findBinaries } from "./binaries.ts";
import { startEmbedded } from "./embedded.ts";
import { findOwner } from "./owner.ts";
import { clusterName, readPidFile, findProcess } from "./process/holder.ts";
import { postgresSettings } from "./settings.ts";

const env = { PATH: process.env.PATH };
let dataDir: string;
let folder: string;

beforeEach(async () => {
  dataDir = join(await makeFolder(), "data");
  folder = join(dataDir, "pg");
});
afterEach(removeFolders);

async function start(messages: string[] = []) {
  return startEmbedded({
    dataDir,
    env,
    say: (line) => messages.push(line),
  });
}

async function serverPid(): Promise<number> {
  return (await readPidFile(folder))?.pid ?? 0;
}

async function isAlive(pid: number): Promise<boolean> {
  const found = await findProcess(pid);
  return found !== undefined && !found.isEnding;
}

/** Kills the program after one committed row; its server may still be running. */
async function abandon(
  kill: (pids: Record<"server" | "watchdog", number>) => void,
) {
  const program = runEmbedded(dataDir);
  expect(await program.output).toBe("up");
  const server = await serverPid();
  const password = await readFile(join(folder, "hpv_quiz.password"), "utf8");
  const host = (await readPidFile(folder))?.socketFolder ?? "";
  const name = { user: "hpv_quiz", database: "hpv_quiz" };
  await queryOnce(
    { host, port: 5432, password, ...name },
    "CREATE TABLE notes AS SELECT 'kept' AS note",
  );
  kill({ server, watchdog: (await findProcess(server))?.parent ?? 0 });
  await program.kill();
  return server;
}

async function expectNote(messages: string[] = []) {
  const { target, stop } = await start(messages);
  const { rows } = await queryOnce(target, "SELECT note FROM notes");
  await stop();
  expect(rows).toEqual([{ note: "kept" }]);
}

test("stops the server when the program is killed, and loses no data", async () => {
  const server = await abandon(() => {});
  await expect.poll(() => isAlive(server), { timeout: 20_000 }).toBe(false);
  await expectNote();
});

test("loses no data when program, watchdog and server are killed together", async () => {
  await abandon(({ server, watchdog }) => {
    process.kill(watchdog, "SIGKILL");
    process.kill(server, "SIGKILL");
  });
  await expectNote();
});

test("a start right after a kill waits until the old server has stopped", async () => {
  await abandon(() => {});
  await expectNote();
});

test("shuts an orphaned server down cleanly at the next start", async () => {
  await (await start()).stop();
  const owner = await findOwner(dataDir);
  const address = await chooseAddress([tmpdir()], owner);
  const bin = await findBinaries({ dataDir, env, owner, say: () => {} });
  const name = await clusterName(folder);
  const args = ["-D", folder, ...postgresSettings(address, name, true)];
  const alone = { ...owner, cwd: folder, stdio: "ignore" } as const;
  const orphan = spawn(join(bin, "postgres"), args, alone);
  const isReady = async () => (await readPidFile(folder))?.isReady;
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);

  const messages: string[] = [];
  const next = await start(messages);
  expect(orphan.exitCode).toBe(0);
  expect(messages).toEqual([
    "Stopping the database that an earlier run left behind…",
  ]);
  await next.stop();
});

test("restarts a crashed server at the same address", async () => {
  const { target, stop } = await start();
  await queryOnce(target, "CREATE TABLE notes AS SELECT 'kept' AS note");
  process.kill(await serverPid(), "SIGKILL");
  const reading = () =>
    queryOnce(target, "SELECT note FROM notes").then(
      ({ rows }) => rows,
      () => [],
    );
  await expect.poll(reading, { timeout: 30_000 }).toEqual([{ note: "kept" }]);
  await stop();
});

test("starts although another process has reused the dead server's PID", async () => {
  await (await start()).stop();
  const stranger = spawn(process.execPath, [
    "--eval",
    "setInterval(() => {}, 1000)",
  ]);
  await writePidFile(stranger.pid);
  await (await start()).stop();
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
});

test.runIf(process.platform === "linux")(
  "waits until a process that has lost its command line has ended",
  async () => {
    await (await start()).stop();
    const ending = spawn(process.execPath, [
      "--eval",
      "process.title = ''; setTimeout(() => {}, 3000)",
    ]);
    const commandOf = async () =>
      (await findProcess(ending.pid!))?.command.trim();
    await expect.poll(commandOf).toBe("");
    await writePidFile(ending.pid);
    await (await start()).stop();
    expect(ending.exitCode).toBe(0);
  },
);

async function writePidFile(pid: number | undefined) {
  const left = [pid, folder, 1, 5432, "", "", "", "ready"].join("\n");
  await writeFile(join(folder, "postmaster.pid"), left);
}

test("clears the files of a killed first start", async () => {
  const dead = runEmbedded(await makeFolder());
  await dead.kill();
  const half = join(dataDir, `pg.tmp.${dead.pid}`);
  await mkdir(join(half, "pg"), { recursive: true });
  await writeFile(join(half, "pg", "PG_VERSION"), "18\n");
  await (await start()).stop();
  expect(await readdir(dataDir)).not.toContain(`pg.tmp.${dead.pid}`);
});

test("starts after a first start was killed at any moment", async () => {
  const program = runEmbedded(dataDir);
  const begun = join(dataDir, `pg.tmp.${program.pid}`, "pg", "global");
  await expect
    .poll(() =>
      stat(begun).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await program.kill();
  await (await start()).stop();
  await (await start()).stop();
});
