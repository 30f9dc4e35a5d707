import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds that a server and its PostgreSQL have computed since they started. */
export type ProcessorTime = { server: number; database: number };

// The kernel counts in hundredths of a second (USER_HZ), whatever the machine.
const millisecondsPerTick = 10;

/** Reads /proc: on a busy machine processor time says more than what a clock says. Linux only. */
export function processorTime(of: {
  pid: number;
  dataDir?: string;
}): ProcessorTime {
  return {
    server: statOf(String(of.pid))?.own ?? 0,
    database: of.dataDir === undefined ? 0 : databaseTime(of.dataDir),
  };
}

/** The processes of the PostgreSQL in a folder: the first one, and those that it has started. */
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
    // It ended meanwhile.
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
