import { ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { supervise } from "./supervise.mjs";

const supervisor = pathToFileURL(join(import.meta.dirname, "supervise.mjs"));

// Whoever started it is gone: an interrupted test leaves no process behind.
const endsAlone = `process.on("disconnect", () => process.exit());`;

/** Supervises servers that do this, in a process of its own, which says when each is ready. */
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

test("a server that dies is started again, and a stop ends it for good", async () => {
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

/** A server in this process: the test says when it is ready and when it dies. */
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

test("a server that had served for two seconds is started again at once, however often", () => {
  const { started, exit, dieAfter } = createServers();
  for (let life = 1; life <= 30; life += 1) {
    dieAfter(2000);
    vi.advanceTimersByTime(100);
    expect(started).toHaveLength(life + 1);
  }
  expect(exit).not.toHaveBeenCalled();
});

test("after short lives the waits grow, and one long life ends that", () => {
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

test("a server that never starts is not tried again, and its code is passed on", async () => {
  const { lines, ended } = superviseServer("process.exit(3)");
  expect(await ended).toBe(3);
  expect(lines).toEqual([]);
});

test("a server that ends in good order is not started again", async () => {
  const { ended } = superviseServer(
    `process.send("ready", () => process.exit(0))`,
  );
  expect(await ended).toBe(0);
});

test("a server that keeps dying is given up", async () => {
  const { lines, ended, ready } = superviseServer(
    `process.send("ready", () => process.exit(1))`,
  );
  expect(await ended).toBe(1);
  // A life that a busy machine draws out counts as a long one, and the deaths anew.
  expect(ready().length).toBeGreaterThanOrEqual(11);
  expect(lines.at(-1)).toBe(
    "The server died 11 times right after it was ready: giving up.",
  );
});

test("a signal that comes twice at once is passed on once", async () => {
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

test("starts that fail after a death are tried again until one succeeds", async () => {
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

test("an interrupted test leaves neither the supervisor nor its server behind", async () => {
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
