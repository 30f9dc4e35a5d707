/** What was asked for last, and no more of it than so much. */
export function recentOnly<T extends object>(most: number) {
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
      const isNew = !entries.delete(key);
      if (isNew && entries.size >= most && oldest !== undefined)
        entries.delete(oldest);
      entries.set(key, value);
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** What was asked for first, and no more of it than so much. */
export function firstOnly<T extends object>(most: number): Entries<T> {
  const entries = new Map<string, T>();
  return {
    find: (key) => entries.get(key),
    set: (key, value) => void (entries.size < most && entries.set(key, value)),
    delete: (key) => entries.delete(key),
    clear: () => entries.clear(),
  };
}

export type Entries<T extends object> = ReturnType<typeof recentOnly<T>>;
