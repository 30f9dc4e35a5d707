import type { CachedReply } from "./cached-reply.ts";
import { type Entries, firstOnly } from "./entries.ts";
import { createLastRead } from "./last-read.ts";

export type ContentCache = ReturnType<typeof createContentCache>;

const mostCached = 500;

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

/**
 * Caches answers that depend on nothing but staff's content, until any content changes. While nobody can tell
 * whether that happened (`trust(false)`), nothing is cached but content as it was read last, which is answered
 * while the database is out of reach.
 */
export function createContentCache() {
  const cached = firstOnly<Promise<unknown>>(mostCached);
  /** Of these, the replies that are finished, by the address where they can be answered at once. */
  const finished = new Map<string, CachedReply>();
  const dropped: { clear: () => void }[] = [cached, finished];
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
    find: (address: string) => finished.get(address),
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
    /** Asked for by whoever saves (editing/change.ts) or erases, and by PostgreSQL on all instances (serve.ts). */
    drop,
    trust(isTrusted: boolean) {
      trusted = isTrusted;
      (isTrusted ? drop : stopCaching)();
    },
  };
}
