import { useState } from "react";

type Fresh<T> = { loaded: T; latest: T };

/** What is true now: the latest answer since the screen was loaded, until it is loaded anew. */
export function newestOf<T>(fresh: Fresh<T>, loaded: T): T {
  return fresh.loaded === loaded ? fresh.latest : loaded;
}

/** A later answer counts for what was loaded when it was asked for; without a change nothing renders. */
export function withChange<T>(
  fresh: Fresh<T>,
  loaded: T,
  change: (latest: T) => T,
): Fresh<T> {
  const before = newestOf(fresh, loaded);
  const latest = change(before);
  return latest === before ? fresh : { loaded, latest };
}

/** What a loader read, and how to change it by later answers; an answer that was overtaken by loading is dropped. */
export function useServerData<T>(loaded: T) {
  const [fresh, setFresh] = useState<Fresh<T>>({ loaded, latest: loaded });
  const change = (by: (latest: T) => T) =>
    setFresh((before) => withChange(before, loaded, by));
  return [newestOf(fresh, loaded), change] as const;
}
