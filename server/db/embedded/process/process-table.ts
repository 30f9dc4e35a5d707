import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

export type Process = { isZombie: boolean; parent: number; command: string };

/** What the system tells of a process; undefined when there is none, or nothing is told. */
export async function findProcess(pid: number): Promise<Process | undefined> {
  const found = process.platform === "linux" ? fromProc(pid) : fromPs(pid);
  return found.catch(() => undefined);
}

async function fromProc(pid: number): Promise<Process> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/cmdline`, "utf8"),
  ]);
  // The name stands in brackets and may itself hold spaces and brackets.
  const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    isZombie: state === "Z" || state === "X",
    parent: Number(parent),
    command: command.replaceAll("\0", " "),
  };
}

async function fromPs(pid: number): Promise<Process> {
  const columns = ["-ww", "-o", "stat=,ppid=,command=", "-p", String(pid)];
  const { stdout } = await promisify(execFile)("ps", columns);
  const [, state = "", parent, command = ""] =
    /^\s*(\S+)\s+(\d+)\s+(.*)/s.exec(stdout) ?? [];
  return { isZombie: state.startsWith("Z"), parent: Number(parent), command };
}

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // It has gone meanwhile, which is what was wanted.
  }
}
