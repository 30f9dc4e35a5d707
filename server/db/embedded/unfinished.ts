import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** A new folder beside `path`, to be renamed to it when complete; clears what dead processes left there. */
export async function unfinished(path: string): Promise<string> {
  const prefix = `${basename(path)}.tmp.`;
  for (const name of await readdir(dirname(path))) {
    const maker = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    if (!/^\d+$/.test(maker) || isOther(Number(maker))) continue;
    // An initdb whose starter was killed may still be writing: the rest goes at the next start.
    await remove(join(dirname(path), name)).catch(() => {});
  }
  const folder = join(dirname(path), `${prefix}${process.pid}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
