import { constants } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { newId } from "#server/platform/ids.ts";
import { refusal } from "#server/platform/errors.ts";

const mostBytes = 2_000_000_000;
const unfinished = ".part";
const abandonedAfter = 3_600_000;

/** Stores pictures as files in a folder, which several instances may share. */
export function imageFolder(folder: string): ImageStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const used = await measure(folder);
      if (used + bytes.length > mostBytes) throw full();
      const part = join(folder, `${newId()}${unfinished}`);
      try {
        await write(part, bytes);
        await rename(part, join(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        throw isFull(error) ? full() : error;
      }
      await syncFolder(folder);
      return `/uploads/${name}`;
    },

    async read(name) {
      const file = await open(join(folder, name), constants.O_RDONLY).catch(
        undefinedIfMissing,
      );
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size, content: file.createReadStream() };
    },

    async *list() {
      const names = await readdir(folder).catch(undefinedIfMissing);
      yield* (
        names?.filter((name) => !name.endsWith(unfinished)).toSorted() ?? []
      );
    },
  };
}

/** Returns the folder's size in bytes and deletes unfinished files of a crash. */
async function measure(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = names.map(async (name) => {
    const path = join(folder, name);
    const stats = await stat(path).catch(undefinedIfMissing);
    if (!stats) return 0;
    const isAbandoned =
      name.endsWith(unfinished) && Date.now() - stats.mtimeMs > abandonedAfter;
    if (isAbandoned) await rm(path, { force: true });
    return stats.size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function write(path: string, bytes: Buffer) {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the folder. Otherwise a power failure may undo the renaming of a file. */
async function syncFolder(folder: string) {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function isFull(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT";
}

function full() {
  return refusal(507, "storage_full");
}

type StoredImage = { size: number; content: Readable };

export type ImageStore = {
  /** Stores a picture durably or throws. Returns its URL. */
  put: (name: string, bytes: Buffer, type: string) => Promise<string>;
  /** Returns the picture with this name, or undefined. */
  read: (name: string) => Promise<StoredImage | undefined>;
  /** Lists the names of all pictures. */
  list: () => AsyncIterable<string>;
};
