import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { wayOut } from "./explain.ts";

/** The user PostgreSQL runs as; undefined for the current user. */
export type Owner = { uid: number; gid: number } | undefined;

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root starts it as the data folder's owner or a system user. */
export async function findOwner(dataDir: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = (await folderOwner(dataDir)) ?? (await anySystemUser());
  // Some containers forbid even root to switch users.
  if (owner && (await canReach("/", owner))) return owner;
  const who = owner ? `user id ${owner.uid}` : "postgres or nobody";
  throw new StartupProblem(
    `PostgreSQL does not run as root and root cannot become ${who} here: start as an ordinary user, or ${wayOut}.`,
  );
}

async function folderOwner(dataDir: string): Promise<Owner> {
  for (const folder of [join(dataDir, "pg"), dataDir]) {
    const stats = await stat(folder).catch(() => undefined);
    if (stats && stats.uid !== 0) return { uid: stats.uid, gid: stats.gid };
  }
  return undefined;
}

async function anySystemUser(): Promise<Owner> {
  const idOf = async (flag: string, name: string) =>
    Number((await run("id", [flag, name])).stdout);
  for (const name of ["postgres", "_postgres", "nobody"]) {
    try {
      return { uid: await idOf("-u", name), gid: await idOf("-g", name) };
    } catch {
      // Try the next name.
    }
  }
  return undefined;
}

/** Returns a path that a process of this owner can use in its working directory, even below /root. */
export async function pathFor(folder: string, owner: Owner): Promise<string> {
  if (await canReach(folder, owner)) return folder;
  // A process can reach its own working directory even without permissions on the folders above it.
  if (platform() === "linux") return "/proc/self/cwd";
  throw new StartupProblem(
    `The user PostgreSQL runs as (user id ${owner?.uid}) cannot reach ${folder}: set DATA_DIR to a folder outside of a private home.`,
  );
}

export async function canReach(folder: string, owner: Owner): Promise<boolean> {
  const command = ["-c", 'cd "$1"', "sh", folder];
  return !owner || succeeds(run("/bin/sh", command, { ...owner, cwd: "/" }));
}

export function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
