import { ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { supervise } from "./supervise.mjs";

const supervisor = pathToFileURL(join(import.meta.dirname, "supervise.mjs"));

// Exits when its parent is gone, so that an interrupted test leaves no process behind.
const endsAlone = `process.on("disconnect", () => process.exit());`;

/** Starts a supervisor process for servers with this code; it reports when each is ready. */
function superviseServer(server: string) {
  const program = `
    ${endsAlone}
    import { spawn } from "node:child_process";
    import { supervise } from ${JSON.stringify(supervisor.href)};
    const start = () => {
      const child = spawn(process.execPath, ["--eval", ${JSON.stringify(endsAlone + server)}], {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      child.on("message", () => console.log("ready " + child.pid));
      return child;
    };
    const stop = supervise(start, { say: console.log, exit: process.exit, firstWait: 1 });
    process.on("SIGTERM", () => stop("SIGTERM"));`;
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { stdio: ["ignore", "pipe", "inherit", "ipc"] },
  );
  const lines: string[] = [];
  if (child.stdout)
    createInterface(child.stdout).on("line", (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", resolve),
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const ready = () => lines.filter((line) => line.startsWith("ready"));
  const pids = () => ready().map((line) => Number(line.split(" ")[1]));
  return { child, lines, ended, ready, pids };
}

const serves = `
  process.on("message", (signal) => { console.log("told " + signal); process.exit(0); });
  process.send("ready");`;

test("restarts a server that dies, and stops it for good", async () => {
  const { child, lines, ended, ready, pids } = superviseServer(serves);
  await expect.poll(ready).toHaveLength(1);
  for (const pid of pids()) process.kill(pid, "SIGKILL");
  await expect.poll(ready).toHaveLength(2);
  expect(lines).toContain("The server ended unexpectedly; starting it again…");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(lines).toContain("told SIGTERM");
  await expect.poll(() => pids().map(isAlive)).toEqual([false, false]);
});

/** A fake server whose readiness and death the test controls. */
function createServers() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const started: ChildProcess[] = [];
  const exit = vi.fn();
  const start = () => {
    const server = new ChildProcess();
    started.push(server);
    return server;
  };
  supervise(start, { say: () => {}, exit, firstWait: 100 });
  const dieAfter = (milliseconds: number) => {
    const server = started.at(-1);
    server?.emit("message", "ready");
    vi.advanceTimersByTime(milliseconds);
    server?.emit("exit", 1);
  };
  return { started, exit, dieAfter };
}

test("restarts a server at once if it ran for two seconds", () => {
  const { started, exit, dieAfter } = createServers();
  for (let life = 1; life <= 30; life += 1) {
    dieAfter(2000);
    vi.advanceTimersByTime(100);
    expect(started).toHaveLength(life + 1);
  }
  expect(exit).not.toHaveBeenCalled();
});

test("waits longer after each short run and resets after a long one", () => {
  const { started, dieAfter } = createServers();
  for (const wait of [100, 200, 400, 800]) {
    const before = started.length;
    dieAfter(1999);
    vi.advanceTimersByTime(wait - 1);
    expect(started).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(started).toHaveLength(before + 1);
  }
  dieAfter(2000);
  vi.advanceTimersByTime(100);
  expect(started).toHaveLength(6);
});

test("exits with the code of a server that never starts", async () => {
  const { lines, ended } = superviseServer("process.exit(3)");
  expect(await ended).toBe(3);
  expect(lines).toEqual([]);
});

test("does not restart a server that exits normally", async () => {
  const { ended } = superviseServer(
    `process.send("ready", () => process.exit(0))`,
  );
  expect(await ended).toBe(0);
});

test("gives up a server that keeps dying", async () => {
  const { lines, ended, ready } = superviseServer(
    `process.send("ready", () => process.exit(1))`,
  );
  expect(await ended).toBe(1);
  // On a busy machine a short run may count as a long one and reset the count.
  expect(ready().length).toBeGreaterThanOrEqual(11);
  expect(lines.at(-1)).toBe(
    "The server died 11 times right after it was ready: giving up.",
  );
});

test("forwards a repeated signal once", async () => {
  const { child, lines, ended, ready } = superviseServer(`
    let signals = 0;
    const hear = () => { signals += 1; };
    process.on("SIGTERM", hear).on("message", hear);
    process.on("message", () => setTimeout(() => {
      console.log("signals " + signals);
      process.exit(0);
    }, 300));
    process.send("ready");`);
  await expect.poll(ready).toHaveLength(1);
  child.kill("SIGTERM");
  child.kill("SIGTERM");
  await expect.poll(() => lines).toContain("signals 1");
  expect(await ended).toBe(0);
});

test("retries failed restarts until one succeeds", async () => {
  const folder = await makeFolder();
  onTestFinished(removeFolders);
  const turns = JSON.stringify(join(folder, "turns"));
  const { lines, ready } = superviseServer(`
    const { appendFileSync, readFileSync } = require("node:fs");
    appendFileSync(${turns}, "x");
    const turn = readFileSync(${turns}, "utf8").length;
    if (turn === 1) process.send("ready", () => process.exit(1));
    else if (turn < 6) process.exit(1);
    else { process.send("ready"); setInterval(() => {}, 1000); }`);
  await expect.poll(ready, { timeout: 20_000 }).toHaveLength(2);
  expect(
    lines.filter((line) => line.startsWith("The server ended")),
  ).toHaveLength(1);
});

test("an interrupted test leaves no processes behind", async () => {
  const { child, ended, ready, pids } = superviseServer(
    `process.send("ready"); setInterval(() => {}, 1000);`,
  );
  await expect.poll(ready).toHaveLength(1);
  child.disconnect();
  expect(await ended).toBe(0);
  await expect.poll(() => pids().map(isAlive)).toEqual([false]);
});

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
