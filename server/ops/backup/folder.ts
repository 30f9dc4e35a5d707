import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Summary } from "./archive.ts";
import { noteRecord, writeErasures, writeOptOuts } from "./erasures.ts";
import { findErasures, findOptOuts } from "./erasures-queries.ts";
import { type Source, writeBackup } from "./write-backup.ts";

const shape = /^hpv-quiz-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz(\.age)?$/;

/** Names a backup by the current time, so that names sort by date. */
function newBackupFile(folder: string, isEncrypted: boolean): string {
  const [day, time = ""] = new Date().toISOString().split("T");
  const name = `hpv-quiz-${day}-${time.slice(0, 8).replaceAll(":", "")}.tar.gz`;
  return join(folder, isEncrypted ? `${name}.age` : name);
}

export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => shape.test(name)).toSorted();
}

export function madeAt(name: string): Date {
  const [, date, hours, minutes, seconds] =
    /(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})/.exec(name) ?? [];
  return new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
}

async function dropOldest(folder: string, keep: number) {
  const names = await listBackups(folder);
  for (const name of names.slice(0, Math.max(0, names.length - keep)))
    await rm(join(folder, name), { force: true });
}

type Wanted = Config["backup"] & { folder: string };

export type Made = { file: string; summary: Summary; record: string };

/** Adds a backup to a folder and deletes the oldest. */
export async function makeBackup(
  source: Source & { db: Database },
  { folder, keep, passphrase }: Wanted,
): Promise<Made> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = newBackupFile(folder, passphrase !== undefined);
  const { summary, record } = await writeBackup(source, { file, passphrase });
  if (record !== "") await noteRecord(folder, file, record);
  await writeLists(source.db, { folder, passphrase });
  await dropOldest(folder, keep);
  return { file, summary, record };
}

/** Writes erasures and opt-outs beside the backups, because these lists must survive the loss of the database. */
export async function writeLists(
  db: Database,
  { folder, passphrase }: Pick<Wanted, "folder" | "passphrase">,
) {
  await writeErasures(folder, await findErasures(db));
  await writeOptOuts(folder, await findOptOuts(db), passphrase);
}
