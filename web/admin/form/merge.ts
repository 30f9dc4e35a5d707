/** Compares two plain values by content. */
export function isSame(one: unknown, another: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(another);
}

/** Takes my version of the fields that I changed since `base`, and the other person's version of all others. */
export function merge<Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
): Content {
  const changedKeys = keysOf(mine).filter(
    (key) => !isSame(base[key], mine[key]),
  );
  const changes = Object.fromEntries(
    changedKeys.map((key) => [key, mine[key]]),
  );
  return { ...pick(theirs, keysOf(mine)), ...changes };
}

/** The fields in which two versions differ. */
export function differences<Content extends object>(
  mine: Content,
  theirs: Content,
): (keyof Content & string)[] {
  return keysOf(mine).filter((key) => !isSame(mine[key], theirs[key]));
}

/** The fields that both changed since `base`, to different values. */
export function clashes<Content extends object>(
  mine: Content,
  theirs: Content,
  base: Content,
): (keyof Content & string)[] {
  return differences(mine, theirs).filter(
    (key) => !isSame(base[key], theirs[key]) && !isSame(base[key], mine[key]),
  );
}

/** Picks these fields of an object. */
export function pick<Content extends object>(
  from: Content,
  keys: (keyof Content)[],
): Content {
  const entries = keys.map((key) => [key, from[key]]);
  return Object.fromEntries(entries) as Content;
}

function keysOf<Content extends object>(content: Content) {
  return Object.keys(content) as (keyof Content & string)[];
}
