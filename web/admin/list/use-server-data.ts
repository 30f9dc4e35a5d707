import { useState } from "react";

type ServerData<T> = { loaded: T; latest: T };

/** The latest changed data, or the loaded data after a reload. */
export function newestOf<T>(data: ServerData<T>, loaded: T): T {
  return data.loaded === loaded ? data.latest : loaded;
}

/** Applies a change to the data it was made for; returns the same state if nothing changed. */
export function withChange<T>(
  data: ServerData<T>,
  loaded: T,
  change: (latest: T) => T,
): ServerData<T> {
  const before = newestOf(data, loaded);
  const latest = change(before);
  return latest === before ? data : { loaded, latest };
}

/** Loader data and a function to change it; changes made for data from before a reload are dropped. */
export function useServerData<T>(loaded: T) {
  const [data, setData] = useState<ServerData<T>>({ loaded, latest: loaded });
  const change = (by: (latest: T) => T) =>
    setData((before) => withChange(before, loaded, by));
  return [newestOf(data, loaded), change] as const;
}
