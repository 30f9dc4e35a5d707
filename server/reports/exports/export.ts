import { pipeline, Readable, Transform } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { to } from "pg-copy-streams";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { type Database, limitCheckout } from "#server/platform/db/connect.ts";
import { openSnapshot, type Snapshot } from "#server/platform/db/snapshot.ts";
import { refusedFor } from "#server/platform/errors.ts";
import type { Caller } from "#server/platform/http/route.ts";
import { createQueue } from "#server/platform/limits/queue.ts";
import { countRows, prepareCopy, type ExportTable } from "./queries.ts";

export type ExportedFile = { name: string; rows: number; content: Readable };

type ExportRequest = { name: string } & (
  | { table: (db: Database) => ExportTable | Promise<ExportTable> }
  /** A small file, made in memory. */
  | { bytes: (db: Database) => Promise<Uint8Array> }
);

const mostConcurrent = 2;
const mostWaiting = 8;
/** In milliseconds. Most downloads take less than a second; a large one takes minutes. */
const longestWait = 10_000;

/** Exports tables and small files. Limits concurrent exports, because each holds a connection; others wait briefly. */
export function createExporter({ db, pool, limits }: Services) {
  const takeTurn = createQueue(mostConcurrent, mostWaiting, {
    longestWait,
    refused: () => refusedFor(503, "downloads_running", 10),
  });
  /** `log` runs when the file is ready, before its first byte. */
  async function begin(
    request: ExportRequest,
    log: () => Promise<void>,
  ): Promise<ExportedFile> {
    const { name } = request;
    const snapshot = await openSnapshot(pool);
    try {
      if ("bytes" in request) {
        const bytes = await request.bytes(snapshot.db);
        await log();
        await snapshot.client.query("COMMIT");
        snapshot.close(false);
        return { name, rows: 0, content: Readable.from([bytes]) };
      }
      const exportedTable = await request.table(snapshot.db);
      const { wrap } = exportedTable;
      const rows = wrap ? 0 : await countRows(snapshot.db, exportedTable);
      const copy = await prepareCopy(snapshot.db, exportedTable);
      await log();
      const csv = streamCsv(snapshot, copy, exportedTable);
      return { name, rows, content: wrap ? wrap(csv) : csv };
    } catch (error) {
      snapshot.close(true);
      throw error;
    }
  }
  return async ({ user, ip }: Required<Caller>, request: ExportRequest) => {
    await limits.spend("exports_of_admin", user._id);
    const log = () =>
      audit(db, "data_exported", {
        user: user._id,
        ip,
        subject: request.name,
      });
    return new Promise<ExportedFile>((resolve, reject) => {
      // The turn ends when the file was sent.
      takeTurn(async () => {
        const file = await begin(request, log);
        resolve(file);
        await new Promise((done) => file.content.once("close", done));
      }).catch(reject);
    });
  };
}

/**
 * Streams the rows in the form that spreadsheets expect: UTF-8 with a byte order mark, and CRLF. If the reader
 * stops, closes the connection, which cancels the query.
 */
function streamCsv(
  { client, close }: Snapshot,
  statement: string,
  { names, line = (row) => row, isWithoutMark = false }: ExportTable,
): Transform {
  limitCheckout(client);
  let rest = "";
  const lines = new Transform({
    // Cells contain no line breaks; the database replaces them with spaces.
    transform(piece: Buffer, _, done) {
      const rows = (rest + piece.toString("latin1")).split("\n");
      rest = rows.pop() ?? "";
      const text = rows.map((row) => `${line(row)}\r\n`).join("");
      done(null, Buffer.from(text, "latin1"));
    },
  });
  if (!isWithoutMark) lines.push("\u{feff}");
  if (names) lines.push(stringify([names], { record_delimiter: "windows" }));
  pipeline(client.query(to(statement)), lines, (failure) => {
    if (failure) return close(true);
    client.query("COMMIT").then(
      () => close(false),
      () => close(true),
    );
  });
  return lines;
}
