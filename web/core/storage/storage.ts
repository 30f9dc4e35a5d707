import * as v from "valibot";

/** Everything that is kept on this phone, by the names it is kept under. */
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
  | "readResults"
  | "outgoing"
  | "editedLanguages"
  | "importColumns"
  | "contactColumns";

/** The expected form of foreign data; valibot, because it weighs a tenth of zod. */
export type Shape<T> = v.GenericSchema<unknown, T>;

/** The value if it has that shape. */
export function shaped<T>(shape: Shape<T>, value: unknown): T | undefined {
  const result = v.safeParse(shape, value);
  return result.success ? result.output : undefined;
}

const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let isWorking = true;

/** False where the browser keeps nothing (private mode): then it lives as long as the page. */
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

/** Hears of every change, also of those that another tab makes. */
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
  // Where writing fails, what was written last is only here.
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

/** What was stored, if it still has the shape it should have; anything else is as good as nothing. */
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
