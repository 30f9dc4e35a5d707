import type { Readable } from "node:stream";
import type { RawBuilder } from "kysely";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import type { Database } from "#server/db/connect.ts";
import { refusedFor } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import { copyStatement, countRows } from "./queries.ts";
import { openSnapshot } from "#server/db/snapshot.ts";
import { streamCsv } from "./stream.ts";
import type { Table } from "./table.ts";

export type CsvFile = { name: string; rows: number; content: Readable };

type Wanted = {
  name: string;
  count: RawBuilder<unknown>;
  table: (db: Database) => Promise<Table>;
};

const mostAtOnce = 2;

/** Hands out tables as files, a few at a time: each holds a connection for as long as it lasts. */
export function createExporter({ db, pool, limits }: Services) {
  let running = 0;
  async function begin({ name, count, table }: Wanted): Promise<CsvFile> {
    const snapshot = await openSnapshot(pool);
    try {
      const rows = await countRows(snapshot.db, count);
      const wanted = await table(snapshot.db);
      const statement = copyStatement(snapshot.db, wanted);
      return { name, rows, content: streamCsv(snapshot, statement, wanted) };
    } catch (error) {
      snapshot.close(true);
      throw error;
    }
  }
  return async ({ user, ip }: Required<Caller>, wanted: Wanted) => {
    await limits.spend("exports_of_admin", user._id);
    if (running >= mostAtOnce) throw refusedFor(503, "downloads_running", 60);
    running += 1;
    try {
      await audit(db, "data_exported", {
        user: user._id,
        ip,
        subject: wanted.name,
      });
      const file = await begin(wanted);
      file.content.once("close", () => (running -= 1));
      return file;
    } catch (error) {
      running -= 1;
      throw error;
    }
  };
}
