import { mkdir } from "node:fs/promises";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { findErasures } from "./erasures-queries.ts";
import { dropOldest, newBackupFile, writeErasures } from "./folder.ts";
import type { Summary } from "./manifest.ts";
import { writeOptOuts } from "./opt-outs.ts";
import { findOptOuts } from "./opt-outs-queries.ts";
import { type Source, writeBackup } from "./write.ts";

type Wanted = Config["backup"] & { folder: string };

export type Made = { file: string; summary: Summary };

/** Puts one more backup into a folder and takes the oldest away. */
export async function makeBackup(
  source: Source & { db: Database },
  { folder, keep, passphrase }: Wanted,
): Promise<Made> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = newBackupFile(folder, passphrase !== undefined);
  const summary = await writeBackup(source, { file, passphrase });
  await writeBeside(source.db, { folder, passphrase });
  await dropOldest(folder, keep);
  return { file, summary };
}

/** What has to outlive the database that knows it: who was erased, and who said STOP. */
export async function writeBeside(
  db: Database,
  { folder, passphrase }: Pick<Wanted, "folder" | "passphrase">,
) {
  await writeErasures(folder, await findErasures(db));
  await writeOptOuts(folder, await findOptOuts(db), passphrase);
}
