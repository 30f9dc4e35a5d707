import { createContext, use, useSyncExternalStore } from "react";
import { isStorageWorking, type Key, onStorageChange } from "./storage.ts";

/**
 * What the visitor filled in without scripts, as the server opened it for this page: what would
 * stand in the storage under the same names. Empty wherever scripts did the work.
 */
export type CarriedValues = {
  text: string | undefined;
  /** Sealed, for forms to send along where the browser keeps no cookie. */
  field: string | undefined;
};

export const CarriedContext = createContext<CarriedValues>({
  text: undefined,
  field: undefined,
});

/** What is carried under a name, as the text that would be stored. */
export function useCarried(key: Key | "rated" | "texted"): string | undefined {
  const { text } = use(CarriedContext);
  return text === undefined ? undefined : valuesIn(text)[key];
}

/** False where the browser keeps nothing that is filled in. */
export function useIsKept(): boolean {
  const { field } = use(CarriedContext);
  // While the page is taken over, as the server drew it.
  const isWorking = useSyncExternalStore(
    onStorageChange,
    isStorageWorking,
    () => true,
  );
  return field === undefined && isWorking;
}

/** Each value as the text that would be stored. */
export function valuesIn(text: string): Partial<Record<string, string>> {
  const values = Object.entries(JSON.parse(text) as object).map(
    ([key, value]: [string, unknown]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ],
  );
  return Object.fromEntries(values) as Partial<Record<string, string>>;
}

/** What the page that is open brought along, where server/pages/carried.ts wrote it. */
export function carriedByPage(): string | undefined {
  return document.getElementById("carried")?.textContent ?? undefined;
}
