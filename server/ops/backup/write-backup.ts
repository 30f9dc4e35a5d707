import { createHash } from "node:crypto";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { pack, type Pack } from "tar-stream";
import { limitCheckout } from "#server/platform/db/connect.ts";
import { openSnapshot } from "#server/platform/db/snapshot.ts";
import type { ImageStore } from "#server/platform/gateways/image-store/image-folder.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { encryptArchive } from "./encryption.ts";
import {
  firstEntry,
  imagePrefix,
  lastEntry,
  type Manifest,
  type Summary,
  type ArchiveTable,
  tablePrefix,
} from "./archive.ts";
import * as tables from "./tables-queries.ts";

export type Source = { pool: pg.Pool; images: ImageStore };

export type WrittenBackup = {
  summary: Summary;
  /** The end of the activity log's hash chain, as for `npm run audit:verify -- --known`. */
  record: string;
};

const partSize = 4_000_000;
const abandonedAfter = 600_000;

/** Writes a consistent snapshot into a file, which is renamed into place when complete. */
export async function writeBackup(
  source: Source,
  { file, passphrase }: { file: string; passphrase?: string | undefined },
): Promise<WrittenBackup> {
  const part = join(dirname(file), "unfinished.part");
  const handle = await claim(part);
  try {
    const tar = pack();
    const endWithError = (error: Error) => {
      tar.destroy(error);
      throw error;
    };
    const sealed = await encryptArchive(Readable.from(tar), passphrase);
    const written = pipeline(sealed, handle.createWriteStream({ flush: true }));
    // If one fails, it ends the other. Wait for both before deleting the file.
    const [end, filled] = await Promise.allSettled([
      written.catch(endWithError),
      fill(tar, source).catch(endWithError),
    ]);
    if (end.status === "rejected") throw end.reason;
    if (filled.status === "rejected") throw filled.reason;
    await rename(part, file);
    return filled.value;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await handle.close().catch(() => {});
  }
}

/**
 * Creates the partial file exclusively, so that only one backup runs per folder. First deletes one that a crash left
 * behind.
 */
async function claim(part: string) {
  const stats = await stat(part).catch(() => {});
  if (stats && Date.now() - stats.mtimeMs > abandonedAfter)
    await rm(part, { force: true });
  try {
    return await open(part, "wx", 0o600);
  } catch (error) {
    throw new StartupProblem(reasonOf(error as NodeJS.ErrnoException, part), {
      cause: error,
    });
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException, part: string) {
  if (code === "EEXIST")
    return `Another backup is being written into this folder right now (${part}).`;
  return `The backup cannot be written: ${message}.`;
}

async function fill(
  tar: Pack,
  { pool, images }: Source,
): Promise<WrittenBackup> {
  const { client, close } = await openSnapshot(pool);
  limitCheckout(client);
  let isBroken = true;
  const summary: Summary = { tables: {}, images: {} };
  let record = "";
  try {
    await client.query("SET LOCAL TimeZone TO 'UTC'");
    record = await tables.findEndOfRecord(client);
    const manifest: Manifest = {
      format: 1,
      made: new Date().toISOString(),
      migrations: await tables.findApplied(client),
      tables: await tables.findTables(client),
      record,
      sequences: await tables.findSequences(client),
    };
    await addJson(tar, firstEntry, manifest);
    for (const table of manifest.tables) {
      await addTable(tar, client, table);
      summary.tables[table.name] = await tables.sumUp(client, table.name);
    }
    await client.query("COMMIT");
    isBroken = false;
  } finally {
    close(isBroken);
  }
  for await (const name of images.list())
    Object.assign(summary.images, await addImage(tar, images, name));
  await addJson(tar, lastEntry, summary);
  tar.finalize();
  return { summary, record };
}

/** Writes a table in several entries: a tar header needs the size, and the size of the whole table is unknown. */
async function addTable(tar: Pack, client: pg.PoolClient, table: ArchiveTable) {
  let number = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    number += 1;
    const name = `${tablePrefix}${table.name}/${String(number).padStart(6, "0")}`;
    await add(tar, name, Buffer.concat(waiting));
    [waiting, size] = [[], 0];
  };
  const rows: AsyncIterable<Buffer> = client.query(
    copyTo(tables.copyOut(table)),
  );
  for await (const chunk of rows) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partSize) await flush();
  }
  if (size > 0) await flush();
}

async function addImage(tar: Pack, images: ImageStore, name: string) {
  const image = await images.read(name);
  // The image was deleted after it was listed.
  if (!image) return {};
  const bytes = Buffer.concat(await image.content.toArray());
  await add(tar, imagePrefix + name, bytes);
  return { [name]: sha256(bytes) };
}

export function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function addJson(tar: Pack, name: string, value: object) {
  return add(tar, name, Buffer.from(JSON.stringify(value)));
}

function add(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const header = { name, size: bytes.length, mode: 0o600 };
    tar.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
  });
}
