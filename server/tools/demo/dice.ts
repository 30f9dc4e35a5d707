export type Dice = ReturnType<typeof createDice>;

/** Chance that comes out the same for the same seed, so that a demonstration can be repeated. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  /** From 0 to under 1 (mulberry32). */
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    roll,
    upTo: (count: number) => Math.floor(roll() * count),
    chance: (share: number) => roll() < share,
    one: <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T,
    /** One of the places of the weights, the heavier the likelier. */
    weighted(weights: readonly number[]): number {
      let rest = roll() * weights.reduce((sum, weight) => sum + weight, 0);
      const place = weights.findIndex((weight) => (rest -= weight) < 0);
      return place < 0 ? weights.length - 1 : place;
    },
  };
}
