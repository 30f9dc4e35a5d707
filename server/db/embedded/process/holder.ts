import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isAnswered, removeSocketFolder } from "#server/db/embedded/address.ts";
import { StartupProblem } from "#server/startup-problem.ts";
import { type PidFile, readPidFile, voidPidFile } from "./pid-file.ts";
import { findProcess, signal } from "./process-table.ts";
import { watchdogOf } from "./watchdog.ts";

type Holder =
  | { state: "none" | "unclear" | "stranger" }
  | { state: "orphan" | "stopping"; pid: number }
  | { state: "served"; by: number };

/** Milliseconds after which a server that nobody needs is told more firmly to end. */
const usualSteps = {
  SIGINT: 0,
  SIGQUIT: 10_000,
  SIGKILL: 30_000,
  giveUp: 60_000,
};
const unclearFor = 15_000;

/** The name our server bears in the process list: it tells whose folder a process works on. */
export async function clusterName(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `hpv-quiz-${dev}-${ino}`;
}

/** Waits until no server works on the folder: an orphan is stopped, one that serves another program is refused. */
export async function freeFolder(
  folder: string,
  say: (line: string) => void,
  steps = usualSteps,
) {
  const begin = Date.now();
  const sent = new Set<NodeJS.Signals>();
  let seen: PidFile | undefined;
  for (;;) {
    const file = await readPidFile(folder);
    seen ??= file;
    const holder = await findHolder(folder, file);
    const waited = Date.now() - begin;
    if (holder.state === "served") throw alreadyServed(folder, holder.by);
    if (holder.state === "none") return clearAway(seen);
    if (
      holder.state === "stranger" ||
      (holder.state === "unclear" && waited > unclearFor)
    ) {
      await voidPidFile(folder);
      return clearAway(seen);
    }
    if (waited > steps.giveUp) throw neverStops(folder);
    if ("pid" in holder) {
      if (sent.size === 0 && holder.state === "orphan")
        say("Stopping the database that an earlier run left behind…");
      // A watchdog that stops its server has sent it the first signal itself.
      if (holder.state === "stopping") sent.add("SIGINT");
      for (const name of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
        if (sent.has(name) || waited < steps[name]) continue;
        sent.add(name);
        signal(holder.pid, name);
      }
    }
    await pause(50);
  }
}

/** In a copied folder the file names the socket of the original, which may be in use. */
async function clearAway(seen: PidFile | undefined) {
  if (seen && !(await isAnswered(seen.socketFolder)))
    await removeSocketFolder(seen.socketFolder);
}

/** What the server of another program that runs now wrote down about itself. */
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
  if (parent.parent !== program) return { state: "stopping", pid };
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
