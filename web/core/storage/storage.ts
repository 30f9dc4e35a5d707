import * as v from "valibot";

/** The keys of everything stored on this device. */
export type Key =
  | "token"
  | "user"
  | "smsMessage"
  | "smsMessageEs"
  | "userResultsId"
  | "lang"
  | "quizlang"
  | "quiz"
  | "visit"
  | "visitVersions"
  | "visitAnswers"
  | "readResults"
  | "movedVisit"
  | "outgoing"
  | "lastTouch"
  | "tabletVisit"
  | "editedLanguages"
  | "importColumns"
  | "redcapProject";

/** The expected shape of data from outside. Uses valibot, because it is a tenth of the size of zod. */
export type Shape<T> = v.GenericSchema<unknown, T>;

/** The value if it has that shape. */
export function shaped<T>(shape: Shape<T>, value: unknown): T | undefined {
  const result = v.safeParse(shape, value);
  return result.success ? result.output : undefined;
}

const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let isWorking = true;

/** Whether the browser can store values. If not (private mode), values last as long as the page. */
export function isStorageWorking(): boolean {
  return isWorking;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    isWorking = false;
    return undefined;
  }
}

function announce() {
  for (const listen of listeners) listen();
}

/** Calls `listen` on every change, including changes in other tabs. */
export function onStorageChange(listen: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", announce);
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    if (listeners.size === 0) removeEventListener("storage", announce);
  };
}

export function readText(key: Key): string | undefined {
  const stored = attempt(() => localStorage.getItem(key)) ?? undefined;
  // If writing failed, only the memory has the latest value.
  return isWorking ? stored : (memory.get(key) ?? stored);
}

export function writeText(key: Key, value: string) {
  memory.set(key, value);
  attempt(() => localStorage.setItem(key, value));
  announce();
}

export function forget(key: Key) {
  memory.delete(key);
  attempt(() => localStorage.removeItem(key));
  announce();
}

/** Forgets everything but one value, also in the storage that lasts as long as the tab. */
export function forgetAllBut(kept: Key) {
  for (const key of memory.keys()) if (key !== kept) memory.delete(key);
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key !== kept) localStorage.removeItem(key);
    sessionStorage.clear();
  });
  announce();
}

/** The stored value if it has the expected shape, else undefined. */
export function parse<T>(
  stored: string | undefined,
  schema: Shape<T>,
): T | undefined {
  if (stored === undefined) return undefined;
  try {
    return shaped(schema, JSON.parse(stored));
  } catch {
    return undefined;
  }
}

export function read<T>(key: Key, schema: Shape<T>): T | undefined {
  return parse(readText(key), schema);
}

export function write(key: Key, value: unknown) {
  writeText(key, JSON.stringify(value));
}
