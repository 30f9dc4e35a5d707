import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds of processor time of a server and its PostgreSQL since their start. */
export type ProcessorTime = { server: number; database: number };

// The kernel counts in hundredths of a second (USER_HZ) on every machine.
const millisecondsPerTick = 10;

/** Reads /proc, because wall-clock time is unreliable on a busy machine. Linux only. */
export function processorTime(of: {
  pid: number;
  dataDir?: string;
}): ProcessorTime {
  return {
    server: statOf(String(of.pid))?.own ?? 0,
    database: of.dataDir === undefined ? 0 : databaseTime(of.dataDir),
  };
}

/** PIDs of a data folder's PostgreSQL: the postmaster and its children. */
function databaseProcesses(dataDir: string) {
  const file = readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8");
  const postmaster = Number(file.split("\n")[0]);
  const others = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && statOf(name)?.parent === postmaster,
  );
  return { postmaster: String(postmaster), others };
}

function databaseTime(dataDir: string): number {
  const { postmaster, others } = databaseProcesses(dataDir);
  const backends = others.map(statOf);
  const ended = statOf(postmaster);
  return backends.reduce(
    (sum, stat) => sum + (stat?.own ?? 0),
    ended ? ended.own + ended.ended : 0,
  );
}

function statOf(pid: string) {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // The process has ended.
    return undefined;
  }
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] =
    fields.slice(11);
  return {
    parent: fields[1],
    own: (user + system) * millisecondsPerTick,
    ended: (endedUser + endedSystem) * millisecondsPerTick,
  };
}
