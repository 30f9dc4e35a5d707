import { LRUCache } from "lru-cache";
import type { Database } from "#server/platform/db/connect.ts";
import { findNumberOf } from "#server/content/publications/record.ts";
import { findTables } from "#server/content/publications/site-content.ts";
import { asRefusal } from "#server/platform/errors.ts";

/** Maximum number of cached pages and replies per state of the content. */
const maxCached = 500;

/** All public content, from one snapshot of the database. */
export type Content = Awaited<ReturnType<typeof readContent>>;

async function readContent(db: Database) {
  const snapshot = db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only");
  return snapshot.execute(async (trx) => {
    const tables = await findTables(trx);
    const publication = await findNumberOf(trx, tables);
    return { ...tables, publication, once: createOnce() };
  });
}

/** Caches pages and replies together with the content they are made from. */
function createOnce() {
  const cached = new LRUCache<string, Promise<unknown>>({ max: maxCached });
  /** Calls `make` once per key, also for concurrent callers. Drops failures and values that fail `isKept`. */
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

export type ContentCache = ReturnType<typeof createContentCache>;

/**
 * Caches the content until PostgreSQL announces a change. While it cannot listen for changes, each request
 * reads the content anew; if the database is then down, the last content is used.
 */
export function createContentCache(db: Database) {
  let current: Promise<Content> | undefined;
  let last: Content | undefined;
  let isListening = true;

  /** Does not remember content that was dropped while it was being read. */
  async function readLatest(isCurrent: () => boolean): Promise<Content> {
    try {
      const content = await readContent(db);
      if (isCurrent()) last = content;
      return content;
    } catch (error) {
      if (!last || asRefusal(error)?.status !== 503) throw error;
      return last;
    }
  }

  function read(): Promise<Content> {
    if (current) return current;
    const reading = readLatest(() => current === reading);
    current = reading;
    const forget = () => {
      if (current === reading) current = undefined;
    };
    reading.then(() => isListening || forget(), forget);
    return reading;
  }

  function drop() {
    current = undefined;
    last = undefined;
  }

  return {
    read,
    drop,
    /** Sets whether change notifications arrive. */
    trust(isTrusted: boolean) {
      isListening = isTrusted;
      if (isTrusted) drop();
      else current = undefined;
    },
    /** Caches a value that depends only on the content. */
    get: async <T>(key: string, make: () => Promise<T>): Promise<T> =>
      (await read()).once(key, make),
  };
}
