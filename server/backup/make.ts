import { mkdir } from "node:fs/promises";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { findErasures } from "./erasures-queries.ts";
import { dropOldest, newBackupFile, writeErasures } from "./folder.ts";
import type { Summary } from "./manifest.ts";
import { type Source, writeBackup } from "./write.ts";

export type Made = { file: string; summary: Summary };

/** Puts one more backup into a folder and takes the oldest away. */
export async function makeBackup(
  source: Source & { db: Database },
  { folder, keep, passphrase }: Config["backup"] & { folder: string },
): Promise<Made> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = newBackupFile(folder, passphrase !== undefined);
  const summary = await writeBackup(source, { file, passphrase });
  await writeErasures(folder, await findErasures(source.db));
  await dropOldest(folder, keep);
  return { file, summary };
}
