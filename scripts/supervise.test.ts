import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const supervisor = pathToFileURL(join(import.meta.dirname, "supervise.mjs"));

/** Supervises servers that do this, in a process of its own, which says when each is ready. */
function superviseServer(server: string) {
  const program = `
    import { spawn } from "node:child_process";
    import { supervise } from ${JSON.stringify(supervisor.href)};
    const start = () => {
      const child = spawn(process.execPath, ["--eval", ${JSON.stringify(server)}], {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      child.on("message", () => console.log("ready " + child.pid));
      return child;
    };
    const stop = supervise(start, { say: console.log, exit: process.exit, firstWait: 1 });
    process.on("SIGTERM", () => stop("SIGTERM"));`;
  const child = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    program,
  ]);
  const lines: string[] = [];
  child.stdout.on("data", (piece) =>
    lines.push(...String(piece).trim().split("\n")),
  );
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", resolve),
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const ready = () => lines.filter((line) => line.startsWith("ready"));
  const pids = () => ready().map((line) => Number(line.split(" ")[1]));
  return { child, lines, ended, ready, pids };
}

const serves = `process.send("ready"); setInterval(() => {}, 1000)`;

test("a server that dies is started again, and a stop ends it for good", async () => {
  const { child, lines, ended, ready, pids } = superviseServer(serves);
  await expect.poll(ready).toHaveLength(1);
  process.kill(pids()[0] ?? 0, "SIGKILL");
  await expect.poll(ready).toHaveLength(2);
  expect(lines).toContain("The server ended unexpectedly; starting it again…");
  child.kill("SIGTERM");
  await ended;
  await expect
    .poll(() => pids().map(isAlive), { timeout: 10_000 })
    .toEqual([false, false]);
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
  expect(ready()).toHaveLength(11);
  expect(lines.at(-1)).toBe(
    "The server died 11 times in ten minutes: giving up.",
  );
});

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
