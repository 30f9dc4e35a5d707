import { LRUCache } from "lru-cache";
import type { Database } from "#server/platform/db/connect.ts";
import { findItems } from "#server/content/editing/item-queries.ts";
import { asRefusal } from "#server/platform/errors.ts";
import { findSettings } from "#server/content/settings/queries.ts";

/** How many pages and replies are cached for one state of the content. */
const maxCached = 500;

/** Everything staff write for visitors, as it was at one moment. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads the content in one snapshot of the database. */
async function readContent(db: Database) {
  const snapshot = db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only");
  const parts = await snapshot.execute(async (trx) => ({
    settings: await findSettings(trx),
    concerns: await findItems(trx, "concerns"),
    questions: await findItems(trx, "questions"),
  }));
  return { ...parts, once: createOnce() };
}

/** Caches pages and replies with the content they are made from: they go together. */
function createOnce() {
  const cached = new LRUCache<string, Promise<unknown>>({ max: maxCached });
  /** Makes the value for a key once, however many ask for it; failures and values that are not `isKept` are not cached. */
  return <T>(
    key: string,
    make: () => Promise<T>,
    isKept: (value: T) => boolean = () => true,
  ): Promise<T> => {
    const known = cached.get(key);
    if (known) return known as Promise<T>;
    const making = make();
    cached.set(key, making);
    making.then(
      (value) => isKept(value) || cached.delete(key),
      () => cached.delete(key),
    );
    return making;
  };
}

export type ContentCache = ReturnType<typeof createContentCache>;

/**
 * Holds the content until PostgreSQL announces a change. While changes cannot be heard of, each request reads it anew;
 * while the database is out of reach then, the last value is served.
 */
export function createContentCache(db: Database) {
  let current: Promise<Content> | undefined;
  let last: Content | undefined;
  let isListening = true;

  /** Content that was dropped while it was being read is not kept. */
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
    /** Says whether changes are heard of. */
    trust(isTrusted: boolean) {
      isListening = isTrusted;
      if (isTrusted) drop();
      else current = undefined;
    },
    /** A value that changes with the content only, made once. */
    get: async <T>(key: string, make: () => Promise<T>): Promise<T> =>
      (await read()).once(key, make),
  };
}
