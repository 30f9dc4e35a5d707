import { chown, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const name = "postmaster.pid";

export type PidFile = {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
};

/** What a server wrote down about itself; pid 0 stands for a file that is still empty. */
export async function readPidFile(
  folder: string,
): Promise<PidFile | undefined> {
  const path = join(folder, name);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split("\n");
  return {
    pid: Number(lines[0]) || 0,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? "",
    isReady: lines[7]?.startsWith("ready") ?? false,
  };
}

/** Makes the number of a dead server void, so that whoever bears it now does not keep the next one from starting. */
export async function voidPidFile(folder: string) {
  const path = join(folder, name);
  const { uid, gid } = await stat(folder);
  // The rest stays: from it PostgreSQL sees whether a child of the dead server still uses its memory.
  const [, ...rest] = (await readFile(path, "utf8")).split("\n");
  const nobody = 2_147_483_647;
  const next = `${path}.new`;
  await writeFile(next, [nobody, ...rest].join("\n"), { mode: 0o600 });
  await chown(next, uid, gid);
  await rename(next, path);
}
