export type Random = ReturnType<typeof createRandom>;

/** The same numbers for the same seed (mulberry32), so that a visit that went wrong can be taken again. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (most: number) => Math.floor(next() * most);
  function pick<T>(choices: readonly T[]): T {
    const chosen = choices[below(choices.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  }
  return { next, below, pick };
}
