import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { limitCheckout } from "#server/platform/db/connect.ts";
import {
  isUnfinished,
  markUnfinished,
} from "#server/platform/db/unfinished-queries.ts";
import type { ImageStore } from "#server/platform/gateways/image-store/image-folder.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import * as read from "./archive.ts";
import * as tables from "./tables-queries.ts";
import { sha256 } from "./write-backup.ts";

type Place = { pool: pg.Pool; images: ImageStore };
type Restored = { summary: read.Summary; stopped: number };

const imageType = "image/webp";

/**
 * Restores a backup into an unused database in one transaction. The site does not start before the restore is marked
 * as finished.
 */
export async function restoreBackup(
  { pool, images }: Place,
  archive: read.Archive,
): Promise<Restored> {
  const client = await pool.connect();
  limitCheckout(client);
  let isBroken = true;
  try {
    await client.query(tables.beginRestore);
    const isRepeated = await isUnfinished(client);
    if (!isRepeated && (await tables.isInUse(client))) throw inUse();
    const { manifest, summary } = await load(client, images, archive);
    await compare(client, summary);
    await tables.finishRestore(client, manifest);
    const stopped = await tables.stopMessages(client);
    await client.query(markUnfinished);
    await client.query("COMMIT");
    isBroken = false;
    return { summary, stopped };
  } catch (error) {
    throw read.explainArchiveError(archive.file, error);
  } finally {
    client.release(isBroken);
  }
}

async function load(
  client: pg.PoolClient,
  images: ImageStore,
  archive: read.Archive,
) {
  const entries = read.readEntries(archive);
  const first = await entries.next();
  if (first.done) throw read.archiveDamaged("it is empty");
  const manifest = await read.takeManifest(first.value);
  await refuseOtherSchema(client, manifest);
  await tables.prepareTables(client, manifest);
  const rows = createCopying(client, manifest.tables);
  const found: read.Summary["images"] = {};
  let summary: read.Summary | undefined;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (name.startsWith(read.tablePrefix)) {
      await rows.take(entry);
    } else if (name.startsWith(read.imagePrefix)) {
      const bytes = await read.readBytes(entry);
      const image = name.slice(read.imagePrefix.length);
      await images.put(image, bytes, imageType);
      found[image] = sha256(bytes);
    } else if (name === read.lastEntry) {
      await rows.end();
      summary = read.summary.parse(JSON.parse(await read.readString(entry)));
    }
  }
  // The checksum is at the end of the file, so it can be verified only now.
  if (!summary) throw read.archiveDamaged("its end is missing");
  if (JSON.stringify(found) !== JSON.stringify(summary.images))
    throw read.archiveDamaged("its pictures do not match its summary");
  return { manifest, summary };
}

type Copying = {
  name: string;
  into: Writable;
  /** The error with which PostgreSQL refused the rows. */
  refused?: Error;
};

/** Sends a table's parts through one COPY. */
function createCopying(client: pg.PoolClient, all: read.ArchiveTable[]) {
  let current: Copying | undefined;
  const end = async () => {
    if (!current) return;
    const { into, refused } = current;
    current = undefined;
    if (refused) throw refused;
    into.end();
    await finished(into);
  };
  const start = async (name: string) => {
    const table = all.find((each) => each.name === name);
    if (!table)
      throw read.archiveDamaged(`it does not describe the table ${name}`);
    await end();
    const into = client.query(copyFrom(tables.copyIn(table)));
    const copying: Copying = { name, into };
    // Rethrown at the next write, because the stream would accept more and fail with another error.
    into.on("error", (error) => (copying.refused = error));
    current = copying;
  };
  return {
    async take(entry: read.ArchiveEntry) {
      const [name = ""] = entry.header.name
        .slice(read.tablePrefix.length)
        .split("/");
      if (current?.name !== name) await start(name);
      // Do not pipe, because the end of an entry would end the COPY.
      if (current) await writeAll(entry, current);
    },
    end,
  };
}

async function writeAll(entry: read.ArchiveEntry, copying: Copying) {
  for await (const piece of entry) {
    if (copying.refused) throw copying.refused;
    await write(copying.into, piece);
  }
}

/** Waits until the piece is sent. Without waiting, an error would be unhandled. */
function write(into: Writable, piece: unknown): Promise<void> {
  return new Promise((done, fail) => {
    into.once("error", fail);
    into.write(piece, () => {
      into.off("error", fail);
      done();
    });
  });
}

async function refuseOtherSchema(
  client: pg.PoolClient,
  manifest: read.Manifest,
) {
  const applied = await tables.findApplied(client);
  if (JSON.stringify(applied) === JSON.stringify(manifest.migrations)) return;
  const last = manifest.migrations.at(-1)?.name;
  throw new StartupProblem(
    `The database has the schema of another release than the backup (${last}). Choose an empty DATA_DIR or database.`,
  );
}

/** Compares each restored table with the backup's summary. */
async function compare(
  client: pg.PoolClient,
  { tables: written }: read.Summary,
) {
  for (const [name, { rows, sum }] of Object.entries(written)) {
    const here = await tables.sumUp(client, name);
    if (here.rows !== rows || here.sum !== sum)
      throw read.archiveDamaged(
        `${name} has ${here.rows} rows instead of ${rows}`,
      );
  }
}

function inUse() {
  return new StartupProblem(
    "There is already a site in this database. Restore into an empty DATA_DIR or database.",
  );
}
