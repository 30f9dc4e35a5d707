import { useState } from "react";

type ServerData<T> = { loaded: T; latest: T };

/** The latest changed data or, after a reload, the loaded data. */
export function newestOf<T>(data: ServerData<T>, loaded: T): T {
  return data.loaded === loaded ? data.latest : loaded;
}

/** Applies a change only to the data for which it was made. Returns the same state if nothing changed. */
export function withChange<T>(
  data: ServerData<T>,
  loaded: T,
  change: (latest: T) => T,
): ServerData<T> {
  const before = newestOf(data, loaded);
  const latest = change(before);
  return latest === before ? data : { loaded, latest };
}

/** Loader data and a function to change it. Drops changes that were made to data from before a reload. */
export function useServerData<T>(loaded: T) {
  const [data, setData] = useState<ServerData<T>>({ loaded, latest: loaded });
  const change = (by: (latest: T) => T) =>
    setData((before) => withChange(before, loaded, by));
  return [newestOf(data, loaded), change] as const;
}
