import type { CachedReply } from "./cached-reply.ts";
import { type Entries, firstOnly, recentOnly } from "./entries.ts";
import { createLastRead } from "./last-read.ts";

export type ContentCache = ReturnType<typeof createContentCache>;

const mostCached = 500;
const mostRecent = 1000;
/** Milliseconds after which no row that was written here is cached any more. */
const longestCached = 60 * 60_000;

/** Answers what is in there under the key, else makes it once, however many ask at a time. */
function getFrom<T>(
  entries: Entries<Promise<unknown>>,
  key: string,
  making: () => Promise<T>,
  mayCache: boolean,
): Promise<T> {
  const known = entries.find(key);
  if (known) return known as Promise<T>;
  const made = making();
  if (!mayCache) return made;
  entries.set(key, made);
  made.catch(() => entries.find(key) === made && entries.delete(key));
  return made;
}

/** Rows that are cached as they are written: those that were asked for last, and all of them for an hour at most. */
function writtenRows<T extends object>(startCheck: () => () => boolean) {
  const rows = recentOnly<T>(mostRecent);
  setInterval(() => rows.clear(), longestCached).unref();
  return {
    find: (key: string) => rows.find(key),
    clear: () => rows.clear(),
    /** Call it before a write: what it returns caches the written row, unless anything was dropped since. */
    startWrite() {
      const isCurrent = startCheck();
      return (key: string, row: T) => {
        if (isCurrent()) rows.set(key, row);
      };
    },
  };
}

/**
 * Caches answers that depend on nothing but staff's content, and results that were written or read here, until
 * any content changes or any final result is erased. While nobody can tell whether that happened (`trust(false)`), nothing is cached
 * but content as it was read last, which is answered while the database is out of reach.
 */
export function createContentCache() {
  const cached = firstOnly<Promise<unknown>>(mostCached);
  /** Of these, the replies that are finished, by the address where they can be answered at once. */
  const finished = new Map<string, CachedReply>();
  const recent = recentOnly<CachedReply>(mostRecent);
  const dropped: { clear: () => void }[] = [cached, finished, recent];
  const lastRead = createLastRead(mostCached);
  let trusted = true;
  let drops = 0;

  const get = <T>(key: string, making: () => Promise<T>) =>
    getFrom(cached, key, making, trusted);

  /** Returns what tells whether nothing was dropped since, so that what was read meanwhile may be cached. */
  function startCheck() {
    const before = drops;
    return () => trusted && drops === before;
  }

  function forget(key: string) {
    for (const each of [cached, finished]) each.delete(key);
  }

  function stopCaching() {
    drops += 1;
    for (const each of dropped) each.clear();
  }

  function drop() {
    stopCaching();
    lastRead.clear();
  }

  return {
    get,
    /** Content as it is; while the database is out of reach, as it was read last, unless it was changed since. */
    readContent: lastRead.read,
    forget,
    /** The reply that can be sent without waiting for anything. */
    find: (address: string) => finished.get(address) ?? recent.find(address),
    /** The same as `get` for a whole reply; one that is not as wanted is cached for nobody. */
    getReply: (address: string, making: () => Promise<CachedReply>) =>
      get(address, async () => {
        const isCurrent = startCheck();
        const made = await making();
        if (!isCurrent()) return made;
        if (made.status !== 200) forget(address);
        else if (cached.find(address)) finished.set(address, made);
        return made;
      }),
    /** Makes a reply of which there are very many: the thousand that were asked for last are cached. */
    async makeRecent(address: string, making: () => Promise<CachedReply>) {
      const isCurrent = startCheck();
      const made = await making();
      if (isCurrent() && !made.isOnce) recent.set(address, made);
      return made;
    },
    /** A cache of rows that are written here, dropped with all the rest. */
    recentRows<T extends object>() {
      const rows = writtenRows<T>(startCheck);
      dropped.push(rows);
      return rows;
    },
    /** Asked for by whoever saves (editing/change.ts) or erases, and by PostgreSQL on all instances (serve.ts). */
    drop,
    trust(isTrusted: boolean) {
      trusted = isTrusted;
      (isTrusted ? drop : stopCaching)();
    },
  };
}
