import { stat, chown, readFile, rename, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import {
  isAnswered,
  removeSocketFolder,
} from "#server/platform/db/embedded/address.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";

/** Matches a watchdog in the process list; the number is the PID of the program that it watches. */
const watchdogOf = /hpv-quiz-watchdog (\d+) /;

type Holder =
  | { state: "none" | "unclear" | "stranger" }
  | { state: "orphan" | "stopping"; pid: number }
  | { state: "served"; by: number };

/** Milliseconds until an orphaned server gets each signal. */
const usualSteps = {
  SIGINT: 0,
  SIGQUIT: 10_000,
  SIGKILL: 30_000,
  giveUp: 60_000,
};
const unclearFor = 15_000;

/** The name of our server in the process list, by which its data folder can be recognized. */
export async function clusterName(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `hpv-quiz-${dev}-${ino}`;
}

/** Waits until no server uses the folder. Stops an orphan; throws if another program is using it. */
export async function freeFolder(
  folder: string,
  say: (line: string) => void,
  steps = usualSteps,
) {
  const begin = Date.now();
  const sentSignals = new Set<NodeJS.Signals>();
  let seen: PidFile | undefined;
  for (;;) {
    const file = await readPidFile(folder);
    seen ??= file;
    const holder = await findHolder(folder, file);
    const waited = Date.now() - begin;
    if (holder.state === "served")
      throw new StartupProblem(
        `Another HPV quiz is running on this DATA_DIR (process ${holder.by}, ${folder}): stop it first, or choose another DATA_DIR and PORT for a second one.`,
      );
    const isVoid =
      holder.state === "stranger" ||
      (holder.state === "unclear" && waited > unclearFor);
    if (isVoid) await voidPidFile(folder);
    if (isVoid || holder.state === "none") return removeUnusedSocket(seen);
    if (waited > steps.giveUp)
      throw new StartupProblem(
        `The database of an earlier run still uses ${folder} and does not stop. Wait a minute and start again.`,
      );
    if ("pid" in holder) {
      if (sentSignals.size === 0 && holder.state === "orphan")
        say("Stopping the database that an earlier run left behind…");
      // The watchdog has already sent the first signal.
      if (holder.state === "stopping") sentSignals.add("SIGINT");
      for (const name of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
        if (sentSignals.has(name) || waited < steps[name]) continue;
        sentSignals.add(name);
        signal(holder.pid, name);
      }
    }
    await pause(50);
  }
}

/**
 * Deletes an unused socket folder. If the data folder is a copy, the socket may belong to the original and be in
 * use.
 */
async function removeUnusedSocket(seen: PidFile | undefined) {
  if (seen && !(await isAnswered(seen.socketFolder)))
    await removeSocketFolder(seen.socketFolder);
}

/** Returns the PID file of a server that another running program owns. */
export async function findServed(folder: string): Promise<PidFile | undefined> {
  const file = await readPidFile(folder);
  const { state } = await findHolder(folder, file);
  return state === "served" && file?.isReady ? file : undefined;
}

async function findHolder(
  folder: string,
  file: PidFile | undefined,
): Promise<Holder> {
  if (!file) return { state: "none" };
  const { pid } = file;
  if (process.platform === "win32") return { state: "none" };
  // The file may be empty because PostgreSQL is just writing it.
  if (pid === 0) return { state: "unclear" };
  const server = await findProcess(pid);
  if (!server) return { state: "none" };
  // PostgreSQL treats it as running as long as its PID exists.
  if (server.isEnding) return { state: "unclear" };
  const name = await clusterName(folder);
  if (!server.command.includes(`=${name} `)) return { state: "stranger" };

  const parent = await findProcess(server.parent);
  const program = Number(watchdogOf.exec(parent?.command ?? "")?.[1]);
  if (!parent || !program) return { state: "orphan", pid };
  // If the program has ended, the watchdog has another parent and is stopping the server.
  if (parent.parent !== program) return { state: "stopping", pid };
  return { state: "served", by: program };
}

const name = "postmaster.pid";

type PidFile = {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
};

/** Reads postmaster.pid; `pid` is 0 if the file is still empty. */
export async function readPidFile(
  folder: string,
): Promise<PidFile | undefined> {
  const path = join(folder, name);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split("\n");
  return {
    pid: Number(lines[0]) || 0,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? "",
    isReady: lines[7]?.startsWith("ready") ?? false,
  };
}

/** Replaces the PID of a dead server, because another process may have reused it. */
async function voidPidFile(folder: string) {
  const path = join(folder, name);
  const { uid, gid } = await stat(folder);
  // Keep the other lines, which PostgreSQL uses to see whether the dead server's shared memory is still in use.
  const [, ...rest] = (await readFile(path, "utf8")).split("\n");
  const unusedPid = 2_147_483_647;
  const next = `${path}.new`;
  await writeFile(next, [unusedPid, ...rest].join("\n"), { mode: 0o600 });
  await chown(next, uid, gid);
  await rename(next, path);
}

type Process = {
  /** Whether it is a zombie, or has just lost its command line. */
  isEnding: boolean;
  parent: number;
  command: string;
};

/** Reads a process from /proc or ps; undefined if it does not exist or cannot be read. */
export async function findProcess(pid: number): Promise<Process | undefined> {
  const details = process.platform === "linux" ? fromProc(pid) : fromPs(pid);
  return details.catch(() => undefined);
}

async function fromProc(pid: number): Promise<Process> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/cmdline`, "utf8"),
  ]);
  // The name is in parentheses and may contain spaces and parentheses.
  const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const words = command.replaceAll("\0", " ");
  return {
    isEnding: state === "Z" || state === "X" || words.trim() === "",
    parent: Number(parent),
    command: words,
  };
}

async function fromPs(pid: number): Promise<Process> {
  const columns = ["-ww", "-o", "stat=,ppid=,command=", "-p", String(pid)];
  const { stdout } = await promisify(execFile)("ps", columns);
  const [, state = "", parent, command = ""] =
    /^\s*(\S+)\s+(\d+)\s+(.*)/s.exec(stdout) ?? [];
  return { isEnding: state.startsWith("Z"), parent: Number(parent), command };
}

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
