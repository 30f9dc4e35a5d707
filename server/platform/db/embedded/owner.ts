import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { wayOut } from "./explain.ts";

/** The user PostgreSQL runs as; undefined means whoever we are ourselves. */
export type Owner = { uid: number; gid: number } | undefined;

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root hands it to the data folder's owner, else to a system user. */
export async function findOwner(dataDir: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = (await folderOwner(dataDir)) ?? (await anySystemUser());
  // Inside some containers even root may not become somebody else.
  if (owner && (await canReach("/", owner))) return owner;
  const who = owner ? `user id ${owner.uid}` : "postgres or nobody";
  throw new StartupProblem(
    `PostgreSQL does not run as root and root cannot become ${who} here: start as an ordinary user, or ${wayOut}.`,
  );
}

async function folderOwner(dataDir: string): Promise<Owner> {
  for (const folder of [join(dataDir, "pg"), dataDir]) {
    const found = await stat(folder).catch(() => undefined);
    if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
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
      // There is no such user here.
    }
  }
  return undefined;
}

/** The name of a folder for a process of this owner that works in it, even below a closed home such as /root. */
export async function pathFor(folder: string, owner: Owner): Promise<string> {
  if (await canReach(folder, owner)) return folder;
  // A process may always follow its own working directory, whatever stands above it.
  if (platform() === "linux") return "/proc/self/cwd";
  throw new StartupProblem(
    `The user PostgreSQL runs as (user id ${owner?.uid}) cannot reach ${folder}: set DATA_DIR to a folder outside of a private home.`,
  );
}

export async function canReach(folder: string, owner: Owner): Promise<boolean> {
  const look = ["-c", 'cd "$1"', "sh", folder];
  return !owner || succeeds(run("/bin/sh", look, { ...owner, cwd: "/" }));
}

export function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
