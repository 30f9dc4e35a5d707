import { LRUCache } from "lru-cache";
import { findNumberOf } from "#server/content/publications/record.ts";
import {
  findContentRows,
  type ContentRows,
} from "#server/content/publications/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** Maximum number of cached pages and replies per state of the content. */
const maxCached = 500;

/** All public content, from one snapshot of the database. */
export type Content = ContentRows & {
  /** The number of the publication with this content; undefined until it is stored. */
  publication: number | undefined;
  once: ReturnType<typeof createOnce>;
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
    return { ...tables, publication, once: createOnce() };
  });
}

/** Caches pages and replies together with the content they are made from. */
export function createOnce() {
  const cached = new LRUCache<string, Promise<unknown>>({ max: maxCached });
  /** Calls `make` once per key, even for concurrent callers. Drops failures and values that are not cacheable. */
  return <T>(
    key: string,
    make: () => Promise<T>,
    isCacheable: (value: T) => boolean = () => true,
  ): Promise<T> => {
    const existing = cached.get(key);
    if (existing) return existing as Promise<T>;
    const pending = make();
    cached.set(key, pending);
    pending.then(
      (value) => isCacheable(value) || cached.delete(key),
      () => cached.delete(key),
    );
    return pending;
  };
}
