import { pick } from "#web/core/objects.ts";

/** Compares two plain values by content. */
export function isEqual(one: unknown, another: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(another);
}

/** Takes my version of the fields that I changed since `base`, and the other person's version of all others. */
export function merge<Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
): Content {
  const changedKeys = keysOf(mine).filter(
    (key) => !isEqual(base[key], mine[key]),
  );
  const changes = Object.fromEntries(
    changedKeys.map((key) => [key, mine[key]]),
  );
  return { ...(pick(theirs, keysOf(mine)) as Content), ...changes };
}

/** The fields in which two versions differ. */
export function differences<Content extends object>(
  mine: Content,
  theirs: Content,
): (keyof Content & string)[] {
  return keysOf(mine).filter((key) => !isEqual(mine[key], theirs[key]));
}

/** The fields that both changed since `base`, to different values. */
export function clashes<Content extends object>(
  mine: Content,
  theirs: Content,
  base: Content,
): (keyof Content & string)[] {
  return differences(mine, theirs).filter(
    (key) => !isEqual(base[key], theirs[key]) && !isEqual(base[key], mine[key]),
  );
}

function keysOf<Content extends object>(content: Content) {
  return Object.keys(content) as (keyof Content & string)[];
}
