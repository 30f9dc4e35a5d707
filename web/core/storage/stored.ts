import { createContext, use, useMemo, useSyncExternalStore } from "react";
import {
  isStorageWorking,
  type Key,
  onStorageChange,
  parse,
  readText,
  type Shape,
} from "./storage.ts";

/**
 * A visit by plain forms, as JSON with the same keys as in storage. The server decrypts it from a
 * cookie when it renders the page. Undefined unless this page belongs to a visit by plain forms.
 */
export const CookieVisitContext = createContext<string | undefined>(undefined);

/** All values of a visit, in the same form as in storage. */
function valuesIn(visit: string): Partial<Record<string, string>> {
  const values = Object.entries(JSON.parse(visit) as object).map(
    ([key, value]: [string, unknown]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ],
  );
  return Object.fromEntries(values) as Partial<Record<string, string>>;
}

/** The visit that the server wrote into the page as data (server/site/pages/visit.ts). */
export function visitInPage(): string | undefined {
  return document.getElementById("visit")?.textContent ?? undefined;
}

/** The stored value, updated on every change. While rendering on the server, the value in the visit's cookie. */
export function useStored<T>(key: Key, schema: Shape<T>): T | undefined {
  const text = useStoredText(key);
  return useMemo(() => parse(text, schema), [text, schema]);
}

export function useStoredText(key: Key): string | undefined {
  const visit = use(CookieVisitContext);
  return useSyncExternalStore(
    onStorageChange,
    () => readText(key),
    () => (visit === undefined ? undefined : valuesIn(visit)[key]),
  );
}

/** Whether this browser stores the visit. */
export function useIsStored(): boolean {
  return useSyncExternalStore(onStorageChange, isStorageWorking, () => true);
}
