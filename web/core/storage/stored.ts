import { useMemo, useSyncExternalStore } from "react";
import type { Shape } from "./shape.ts";
import { useCarried } from "./carried.ts";
import { type Key, onStorageChange, parse, readText } from "./storage.ts";

/** What is stored now, kept up to date; while the server renders, what this visitor carries along. */
export function useStored<T>(key: Key, schema: Shape<T>): T | undefined {
  const text = useStoredText(key);
  return useMemo(() => parse(text, schema), [text, schema]);
}

export function useStoredText(key: Key): string | undefined {
  const carried = useCarried(key);
  return useSyncExternalStore(
    onStorageChange,
    () => readText(key),
    () => carried,
  );
}
