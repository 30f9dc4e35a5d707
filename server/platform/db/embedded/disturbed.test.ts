import { execFile, spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { queryOnce } from "#server/testing/database/connections.ts";
import { startEmbedded } from "./embedded.ts";
import { clusterName, freeFolder } from "./process/holder.ts";

const env = { PATH: process.env.PATH };
let dataDir: string;

beforeEach(async () => {
  dataDir = join(await makeFolder(), "data");
});
afterEach(removeFolders);

function start(options = {}) {
  return startEmbedded({ dataDir, env, say: () => {}, ...options });
}

test("starts a copied data folder without disturbing the original", async () => {
  const original = await start();
  const copy = join(await makeFolder(), "copy");
  await promisify(execFile)("cp", ["-a", dataDir, copy]);
  const second = await start({ dataDir: copy });
  onTestFinished(async () => {
    await second.stop();
    await original.stop();
  });
  for (const { target } of [original, second])
    await expect(queryOnce(target, "SELECT 1")).resolves.toBeDefined();
});

test("restarts a server whose socket was deleted, at the same address", async () => {
  const said: string[] = [];
  const { target, stop } = await start({
    say: (line: string) => said.push(line),
    checkEvery: 50,
  });
  await queryOnce(target, "CREATE TABLE notes AS SELECT 'kept' AS note");
  await rm(target.host ?? "", { recursive: true });
  const reading = () =>
    queryOnce(target, "SELECT note FROM notes").then(
      ({ rows }) => rows,
      () => [],
    );
  await expect.poll(reading, { timeout: 30_000 }).toEqual([{ note: "kept" }]);
  await stop();
  expect(said).toContain("The socket of the database is gone.");
});

test("sends stronger signals to an orphaned server that does not stop", async () => {
  await (await start()).stop();
  const folder = join(dataDir, "pg");
  const stubborn = `
    process.on("SIGINT", () => console.log("SIGINT"));
    process.on("SIGQUIT", () => { console.log("SIGQUIT"); process.exit(); });
    setInterval(() => {}, 1000);
    console.log("ready");`;
  const orphan = spawn(process.execPath, [
    "--eval",
    stubborn,
    `cluster_name=${await clusterName(folder)}`,
    "server",
  ]);
  onTestFinished(() => void orphan.kill("SIGKILL"));
  let said = "";
  orphan.stdout.on("data", (piece) => (said += piece));
  await expect.poll(() => said).toContain("ready");
  const left = [orphan.pid, folder, 1, 5432, "", "", "", "ready"].join("\n");
  await writeFile(join(folder, "postmaster.pid"), left);

  const steps = { SIGINT: 0, SIGQUIT: 300, SIGKILL: 20_000, giveUp: 30_000 };
  await freeFolder(folder, () => {}, steps);
  expect(said.split("\n")).toEqual(["ready", "SIGINT", "SIGQUIT", ""]);
});
