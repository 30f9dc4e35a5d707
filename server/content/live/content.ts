import { findNumberOf } from "#server/content/publications/record-publication.ts";
import {
  findContentRows,
  type ContentRows,
} from "#server/content/publications/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { createPageCache } from "./page-cache.ts";

/** All public content, from one snapshot of the database. */
export type Content = ContentRows & {
  /** The number of the publication with this content; undefined until it is stored. */
  publication: number | undefined;
  once: ReturnType<typeof createPageCache>;
};

/** Runs `read` on one snapshot of the database. */
export function inSnapshot<T>(
  db: Database,
  read: (trx: Database) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}

export function readContent(db: Database): Promise<Content> {
  return inSnapshot(db, async (trx) => {
    const tables = await findContentRows(trx);
    const publication = await findNumberOf(trx, tables);
    return { ...tables, publication, once: createPageCache() };
  });
}
