import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds that the server and its PostgreSQL have computed since they started. */
export type ProcessorTime = { server: number; database: number };

// The kernel counts in hundredths of a second (USER_HZ), whatever the machine.
const millisecondsPerTick = 10;

/** Reads /proc: on a busy machine processor time says more than what a clock says. Linux only. */
export function processorTime(pid: number, dataDir: string): ProcessorTime {
  const postmaster = Number(
    readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[0],
  );
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const backends = all
    .map(statOf)
    .filter((stat) => stat?.parent === postmaster);
  const ended = statOf(String(postmaster));
  const database = backends.reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
  return {
    server: statOf(String(pid))?.own ?? 0,
    database: database + (ended ? ended.own + ended.ended : 0),
  };
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
