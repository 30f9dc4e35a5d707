/** Whether two plain values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Mine where I changed something since `base`, theirs everywhere else. */
export function merge<Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
): Content {
  const kept = keysOf(mine).filter((key) => !isSame(base[key], mine[key]));
  const changes = Object.fromEntries(kept.map((key) => [key, mine[key]]));
  return { ...pick(theirs, keysOf(mine)), ...changes };
}

/** Where two versions differ. */
export function differences<Content extends object>(
  mine: Content,
  theirs: Content,
): (keyof Content & string)[] {
  return keysOf(mine).filter((key) => !isSame(mine[key], theirs[key]));
}

/** Where both changed the same field since `base`, and not to the same. */
export function clashes<Content extends object>(
  mine: Content,
  theirs: Content,
  base: Content,
): (keyof Content & string)[] {
  return differences(mine, theirs).filter(
    (key) => !isSame(base[key], theirs[key]) && !isSame(base[key], mine[key]),
  );
}

/** Only these fields of something that has more. */
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
