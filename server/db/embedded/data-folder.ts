import { mkdir, open, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { explain } from "./explain.ts";

const largestLog = 5_000_000;

/** Makes sure that the data folder is there and can be written, and that its log does not grow for ever. */
export async function openDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  // Root's PostgreSQL runs as another user, who has to pass through without looking around.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    await mkdir(folder, { recursive: true, mode });
    const path = logOf(folder);
    const log = await open(path, "a", 0o600);
    const { size } = await log.stat().finally(() => log.close());
    if (size > largestLog) await rename(path, `${path}.1`);
    return folder;
  } catch (error) {
    throw explain(String(error), folder);
  }
}

export function logOf(dataDir: string): string {
  return join(dataDir, "postgres.log");
}
