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

// Lists beside the backups. They outlive the database, and no entry is ever removed.
const erasuresFile = "erasures.txt";
const recordFile = "record.txt";
const plainFile = "opt-outs.txt.gz";
const encryptedFile = `${plainFile}.age`;

/** Marks an opt-out by staff in the list. An unmarked one is the family's own. */
const staff = "staff";

/** Adds hashes of erased data to the list beside the backups. Hashes identify no one. No entry is ever removed. */
export async function writeErasures(folder: string, hashes: string[]) {
  const path = join(folder, erasuresFile);
  const stored = await readHashes(path);
  const all = new Set([...stored, ...hashes]);
  if (all.size === stored.length) return;
  const part = `${path}.part`;
  const text = [...all].map((hash) => `${hash}\n`).join("");
  await writeFile(part, text, { mode: 0o600, flush: true });
  await rename(part, path);
}

/** Reads the list that `writeErasures` wrote beside this backup. */
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

/** Writes the last activity-log hash beside the backup. It reveals later if the end of the log was replaced. */
export async function noteRecord(folder: string, backup: string, end: string) {
  const line = `${basename(backup)} ${end}\n`;
  await appendFile(join(folder, recordFile), line, { mode: 0o600 });
}

/** Opt-outs by phone. */
type OptOuts = Map<string, OptOut>;

// Decryption deliberately takes a second of CPU time, so cache each list.
const written = new Map<string, OptOuts>();

/**
 * Adds opt-outs to a list beside the backups, because a restored database lacks newer ones. The
 * list is encrypted like the backups, and no entry is ever removed.
 */
export async function writeOptOuts(
  folder: string,
  optOuts: OptOut[],
  passphrase: string | undefined,
) {
  const path = join(
    folder,
    passphrase === undefined ? plainFile : encryptedFile,
  );
  // A list with another passphrase is replaced.
  const stored =
    written.get(path) ?? (await read(path, passphrase).catch(noOptOuts));
  const all: OptOuts = new Map(stored);
  for (const optOut of optOuts) all.set(optOut.phone, optOut);
  const isSame = linesOf(all) === linesOf(stored);
  written.set(path, all);
  if (isSame) return;
  const part = `${path}.part`;
  const encrypted = await encryptArchive(
    Readable.from([linesOf(all)]),
    passphrase,
  );
  await pipeline(
    encrypted,
    createWriteStream(part, { mode: 0o600, flush: true }),
  );
  await rename(part, path);
}

/** Reads opt-outs after `since` from the lists beside a backup. */
export async function readOptOuts(
  backup: string,
  passphrase: string | undefined,
  since: string,
): Promise<OptOut[]> {
  const all: OptOuts = new Map();
  for (const name of [plainFile, encryptedFile])
    for (const [phone, optOut] of await read(
      join(dirname(backup), name),
      passphrase,
    ))
      all.set(phone, optOut);
  return [...all.values()].filter(({ date }) => date > since);
}

const noOptOuts = (): OptOuts => new Map();

async function read(
  path: string,
  passphrase: string | undefined,
): Promise<OptOuts> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) return noOptOuts();
  const lines = await text(await decryptArchive(path, passphrase));
  return new Map(
    lines
      .split("\n")
      .map((line) => line.split(" "))
      .flatMap(([phone, date, who]) =>
        phone && date ? [[phone, { phone, date, bystaff: who === staff }]] : [],
      ),
  );
}

function linesOf(all: OptOuts): string {
  return [...all.values()]
    .map(({ phone, date, bystaff }) =>
      [phone, date, ...(bystaff ? [staff] : [])].join(" "),
    )
    .map((line) => `${line}\n`)
    .join("");
}
