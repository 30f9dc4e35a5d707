/** A copy of an object without these keys. */
export function omit<T extends object, K extends keyof T>(
  object: T,
  keys: readonly K[],
): Omit<T, K> {
  const copy = { ...object };
  for (const key of keys) delete copy[key];
  return copy;
}

/** A copy of an object with only these keys. */
export function pick<T extends object, K extends keyof T>(
  object: T,
  keys: readonly K[],
): Pick<T, K> {
  const entries = keys.map((key) => [key, object[key]]);
  return Object.fromEntries(entries) as Pick<T, K>;
}
