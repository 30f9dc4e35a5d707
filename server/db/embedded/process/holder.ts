import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { removeSocketFolder } from "#server/db/embedded/address.ts";
import { StartupProblem } from "#server/startup-problem.ts";
import { type PidFile, readPidFile, voidPidFile } from "./pid-file.ts";
import { findProcess, signal } from "./process-table.ts";
import { watchdogOf } from "./watchdog.ts";

const patience = 15_000;

type Holder =
  | { state: "none" | "stopping" | "unclear" | "stranger" }
  | { state: "orphan"; pid: number }
  | { state: "served"; by: number };

/** The name our server bears in the process list: it tells whose folder a process works on. */
export async function clusterName(folder: string): Promise<string> {
  return `hpv-quiz-${(await stat(folder)).ino}`;
}

/** Waits until no server works on the folder: an orphan is stopped, one that serves another program is refused. */
export async function freeFolder(folder: string, say: (line: string) => void) {
  const deadline = Date.now() + patience;
  let stopped = 0;
  let seen: PidFile | undefined;
  for (;;) {
    const file = await readPidFile(folder);
    seen ??= file;
    const holder = await findHolder(folder, file);
    const isLate = Date.now() > deadline;
    if (holder.state === "served") throw alreadyServed(folder, holder.by);
    if (holder.state === "none") return clearAway(seen);
    if (holder.state === "stranger" || (holder.state === "unclear" && isLate)) {
      await voidPidFile(folder);
      return clearAway(seen);
    }
    if (isLate) throw neverStops(folder);
    if (holder.state === "orphan" && stopped !== holder.pid) {
      stopped = holder.pid;
      say("Stopping the database that an earlier run left behind…");
      signal(stopped, "SIGINT");
    }
    await pause(50);
  }
}

async function clearAway(seen: PidFile | undefined) {
  if (seen) await removeSocketFolder(seen.socketFolder);
}

async function findHolder(
  folder: string,
  file: PidFile | undefined,
): Promise<Holder> {
  if (!file) return { state: "none" };
  const { pid } = file;
  if (process.platform === "win32") return { state: "none" };
  // An empty file may be one that is just being written.
  if (pid === 0) return { state: "unclear" };
  const server = await findProcess(pid);
  if (!server) return { state: "none" };
  // A zombie is dead and still answers to its number, so PostgreSQL takes it for alive.
  if (server.isZombie) return { state: "unclear" };
  const name = await clusterName(folder);
  if (!server.command.includes(`=${name} `)) return { state: "stranger" };

  const parent = await findProcess(server.parent);
  const program = Number(watchdogOf.exec(parent?.command ?? "")?.[1]);
  if (!parent || !program) return { state: "orphan", pid };
  // Once the program is gone, the watchdog has another parent and is stopping the server.
  if (parent.parent !== program) return { state: "stopping" };
  return { state: "served", by: program };
}

function alreadyServed(folder: string, program: number) {
  return new StartupProblem(
    `Another HPV quiz is running on this DATA_DIR (process ${program}, ${folder}): stop it first, or choose another DATA_DIR and PORT for a second one.`,
  );
}

function neverStops(folder: string) {
  return new StartupProblem(
    `The database of an earlier run still works on ${folder} and does not stop: wait a minute and start again.`,
  );
}
