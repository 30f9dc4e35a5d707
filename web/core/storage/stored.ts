import { useMemo, useSyncExternalStore } from "react";
import type { Shape } from "./shape.ts";
import { type Key, onStorageChange, parse, readText } from "./storage.ts";

/** What is stored now, kept up to date; nothing while the server renders. */
export function useStored<T>(key: Key, schema: Shape<T>): T | undefined {
  const text = useSyncExternalStore(
    onStorageChange,
    () => readText(key),
    () => undefined,
  );
  return useMemo(() => parse(text, schema), [text, schema]);
}

export function useStoredText(key: Key): string | undefined {
  return useSyncExternalStore(
    onStorageChange,
    () => readText(key),
    () => undefined,
  );
}
