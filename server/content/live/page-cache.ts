import { LRUCache } from "lru-cache";

/** Maximum number of cached pages and replies per state of the content. */
const maxCached = 500;

/** Caches pages and replies together with the content they are made from. */
export function createPageCache() {
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
