import type { CachedReply } from "./cached-reply.ts";

export type ContentCache = ReturnType<typeof createContentCache>;

const mostCached = 500;
const mostRecent = 1000;
/** A page is twenty times as long as a reply. */
const mostPages = 300;

/** What was asked for last, and no more of it than so much. */
function recentOnly<T>(most: number) {
  const entries = new Map<string, T>();
  return {
    find(key: string) {
      const known = entries.get(key);
      if (known === undefined) return undefined;
      // To the end: the first is the one that was not asked for the longest.
      entries.delete(key);
      entries.set(key, known);
      return known;
    },
    set(key: string, value: T) {
      const [oldest] = entries.keys();
      if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
      entries.set(key, value);
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
}

/**
 * Caches answers that depend on nothing but staff's content, until that content changes. While
 * nobody can tell whether it changed (`trust(false)`), nothing is cached.
 */
export function createContentCache() {
  const cached = new Map<string, Promise<unknown>>();
  /** Of these, the replies that are finished, by the address where they can be answered at once. */
  const finished = new Map<string, CachedReply>();
  const recent = recentOnly<CachedReply>(mostRecent);
  const pages = recentOnly<Promise<unknown>>(mostPages);
  let trusted = true;
  let drops = 0;

  /** Answers what is cached under the key, else makes it once, however many ask at a time. */
  function get<T>(key: string, making: () => Promise<T>): Promise<T> {
    const known = cached.get(key);
    if (known) return known as Promise<T>;
    const made = making();
    if (!trusted || cached.size >= mostCached) return made;
    cached.set(key, made);
    made.catch(() => cached.get(key) === made && cached.delete(key));
    return made;
  }

  /** The same for pages of which there are very many: those that were asked for last are cached. */
  function getPage<T>(key: string, making: () => Promise<T>): Promise<T> {
    const known = pages.find(key);
    if (known) return known as Promise<T>;
    const made = making();
    if (!trusted) return made;
    pages.set(key, made);
    made.catch(() => pages.delete(key));
    return made;
  }

  function forget(key: string) {
    for (const each of [cached, finished, pages]) each.delete(key);
  }

  function drop() {
    drops += 1;
    for (const each of [cached, finished, recent, pages]) each.clear();
  }

  return {
    get,
    getPage,
    forget,
    /** The reply that can be sent without waiting for anything. */
    find: (address: string) => finished.get(address) ?? recent.find(address),
    /** The same as `get` for a whole reply; one that is not as wanted is cached for nobody. */
    getReply: (address: string, making: () => Promise<CachedReply>) =>
      get(address, async () => {
        const before = drops;
        const made = await making();
        if (drops !== before) return made;
        if (made.status !== 200) forget(address);
        else if (cached.has(address)) finished.set(address, made);
        return made;
      }),
    /** Makes a reply of which there are very many: the thousand that were asked for last are cached. */
    async makeRecent(address: string, making: () => Promise<CachedReply>) {
      const before = drops;
      const made = await making();
      if (!trusted || drops !== before || !made.sent) return made;
      recent.set(address, made);
      return made;
    },
    /** Asked for by whoever saves (editing/change.ts) or erases, and by PostgreSQL on all instances (serve.ts). */
    drop,
    trust(isTrusted: boolean) {
      trusted = isTrusted;
      drop();
    },
  };
}
