import { createWriteStream } from "node:fs";
import {
  access,
  appendFile,
  readFile,
  rename,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { OptOut } from "./erasures-queries.ts";
import { encryptArchive, decryptArchive } from "./encryption.ts";

// Lists beside the backups: they outlive the database, and only ever grow.
const erasuresFile = "erasures.txt";
const recordFile = "record.txt";
const plainFile = "opt-outs.txt.gz";
const sealedFile = `${plainFile}.age`;

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

/** Notes beside a backup where the record of acts ended in it, so that its end cannot be replaced unseen. */
export async function noteRecord(folder: string, backup: string, end: string) {
  const line = `${basename(backup)} ${end}\n`;
  await appendFile(join(folder, recordFile), line, { mode: 0o600 });
}

type Dates = Map<string, string>;

// Opening a sealed list takes a second of work, on purpose: each is opened once.
const written = new Map<string, Dates>();

/**
 * Keeps beside the backups who said STOP, and when, guarded as they are: whoever restores an older one has lost
 * the database that knows it. None is ever taken out.
 */
export async function writeOptOuts(
  folder: string,
  optOuts: OptOut[],
  passphrase: string | undefined,
) {
  const path = join(folder, passphrase === undefined ? plainFile : sealedFile);
  // One that was sealed by another passphrase is written anew.
  const known = written.get(path) ?? (await read(path, passphrase).catch(none));
  const all: Dates = new Map(known);
  for (const { phone, date } of optOuts) all.set(phone, date);
  const isSame = linesOf(all) === linesOf(known);
  written.set(path, all);
  if (isSame) return;
  const part = `${path}.part`;
  const sealed = await encryptArchive(
    Readable.from([linesOf(all)]),
    passphrase,
  );
  await pipeline(sealed, createWriteStream(part, { mode: 0o600, flush: true }));
  await rename(part, path);
}

/** Who said STOP after that moment, by the lists beside a backup. */
export async function readOptOuts(
  backup: string,
  passphrase: string | undefined,
  since: string,
): Promise<OptOut[]> {
  const all: Dates = new Map();
  for (const name of [plainFile, sealedFile])
    for (const [phone, date] of await read(
      join(dirname(backup), name),
      passphrase,
    ))
      all.set(phone, date);
  return [...all]
    .filter(([, date]) => date > since)
    .map(([phone, date]) => ({ phone, date }));
}

const none = (): Dates => new Map();

async function read(
  path: string,
  passphrase: string | undefined,
): Promise<Dates> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return none();
  const lines = await text(await decryptArchive(path, passphrase));
  return new Map(
    lines
      .split("\n")
      .map((line) => line.split(" "))
      .flatMap(([phone, date]) => (phone && date ? [[phone, date]] : [])),
  );
}

function linesOf(all: Dates): string {
  return [...all].map(([phone, date]) => `${phone} ${date}\n`).join("");
}
