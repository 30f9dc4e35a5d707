import { useState } from "react";

type Heard<T> = { loaded: T; latest: T };

/** What is true now: what was heard since the screen was loaded, until it is loaded anew. */
export function latestOf<T>(heard: Heard<T>, loaded: T): T {
  return heard.loaded === loaded ? heard.latest : loaded;
}

/** What is heard counts for what was loaded when it was asked for; no change is no news. */
export function withHeard<T>(
  heard: Heard<T>,
  loaded: T,
  change: (latest: T) => T,
): Heard<T> {
  const before = latestOf(heard, loaded);
  const latest = change(before);
  return latest === before ? heard : { loaded, latest };
}

/** What a loader read, and how to change it by later answers; an answer that was overtaken by loading is dropped. */
export function useFresh<T>(loaded: T) {
  const [heard, setHeard] = useState<Heard<T>>({ loaded, latest: loaded });
  const hear = (change: (latest: T) => T) =>
    setHeard((before) => withHeard(before, loaded, change));
  return [latestOf(heard, loaded), hear] as const;
}
