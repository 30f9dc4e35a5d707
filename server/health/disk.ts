import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Config } from "#server/config.ts";
import { withTimeout } from "#server/timeout.ts";

const longestWait = 2000;

/** With less than this the database may soon be unable to write. */
export const leastFree = 512 * 1024 ** 2;

/** Bytes that are free where this site keeps its own data; undefined where it keeps none, or no disk answers. */
export async function findFreeSpace({
  databaseUrl,
  s3,
  dataDir,
}: Pick<Config, "databaseUrl" | "s3" | "dataDir">) {
  if (databaseUrl !== undefined && s3) return undefined;
  return withTimeout(freeAt(resolve(dataDir)), longestWait, () => undefined);
}

/** Of a folder that is not there yet, the one where it will be. */
async function freeAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const parent = dirname(folder);
    return parent === folder ? undefined : freeAt(parent);
  }
}
