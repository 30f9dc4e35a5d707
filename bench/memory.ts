import { readFile } from "node:fs/promises";

/** The resident memory of a process in MB. */
export const memoryOf = (pid: number) => megabytes(pid, "VmRSS");

/** The peak resident memory in MB. */
export const peakMemoryOf = (pid: number) => megabytes(pid, "VmHWM");

async function megabytes(pid: number, what: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kilobytes = new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(status)?.[1];
  return Number(kilobytes ?? NaN) / 1024;
}
