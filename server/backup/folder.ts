import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const shape = /^hpv-quiz-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz(\.age)?$/;
const erasuresFile = "erasures.txt";

/** Where a backup of this moment goes: in order of their names they are in order of time. */
export function newBackupFile(folder: string, isEncrypted: boolean): string {
  const [day, time = ""] = new Date().toISOString().split("T");
  const name = `hpv-quiz-${day}-${time.slice(0, 8).replaceAll(":", "")}.tar.gz`;
  return join(folder, isEncrypted ? `${name}.age` : name);
}

/** The backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => shape.test(name)).toSorted();
}

/** When a backup was made. */
export function madeAt(name: string): Date {
  const [, date, hours, minutes, seconds] =
    /(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})/.exec(name) ?? [];
  return new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
}

export async function dropOldest(folder: string, keep: number) {
  const names = await listBackups(folder);
  for (const name of names.slice(0, Math.max(0, names.length - keep)))
    await rm(join(folder, name), { force: true });
}

/** Keeps beside the backups what was erased: hashes, which say nothing of anybody. None is ever taken out. */
export async function writeErasures(folder: string, hashes: string[]) {
  const path = join(folder, erasuresFile);
  const known = await readHashes(path);
  const all = new Set([...known, ...hashes]);
  if (all.size === known.length) return;
  const part = `${path}.part`;
  const text = [...all].map((hash) => `${hash}\n`).join("");
  await writeFile(part, text, { mode: 0o600, flush: true });
  await rename(part, path);
}

/** What `writeErasures` left beside this backup. */
export function readErasures(backup: string): Promise<string[]> {
  return readHashes(join(dirname(backup), erasuresFile));
}

async function readHashes(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return "";
    },
  );
  return text.match(/^[0-9a-f]{64}$/gm) ?? [];
}
