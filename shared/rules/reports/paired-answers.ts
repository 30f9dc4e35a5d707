import { shareWithInterval } from "./confidence-interval.ts";

/** How many families said yes at both times, only after, only before, or never. */
export type Pairs = {
  both: number;
  onlyAfter: number;
  onlyBefore: number;
  neither: number;
};

/**
 * The share of yes after minus the share before, with Newcombe's 95 % interval for paired answers (method 10:
 * Statistics in Medicine 1998;17:2635).
 */
export function pairedDifference(pairs: Pairs) {
  const { both, onlyAfter, onlyBefore, neither } = pairs;
  const all = both + onlyAfter + onlyBefore + neither;
  const after = shareWithInterval(both + onlyAfter, all);
  const before = shareWithInterval(both + onlyBefore, all);
  const correlation = correlationOf(pairs);
  const spread = (one: number, other: number) =>
    Math.sqrt(one ** 2 - 2 * correlation * one * other + other ** 2);
  const difference = (onlyAfter - onlyBefore) / all;
  return {
    difference,
    low:
      difference - spread(after.share - after.low, before.high - before.share),
    high:
      difference + spread(after.high - after.share, before.share - before.low),
  };
}

/** The correlation of the two answers, corrected for continuity. */
function correlationOf({ both, onlyAfter, onlyBefore, neither }: Pairs) {
  const all = both + onlyAfter + onlyBefore + neither;
  const product =
    (both + onlyAfter) *
    (onlyBefore + neither) *
    (both + onlyBefore) *
    (onlyAfter + neither);
  if (product === 0) return 0;
  const excess = both * neither - onlyAfter * onlyBefore;
  const corrected = excess > 0 ? Math.max(0, excess - all / 2) : excess;
  return corrected / Math.sqrt(product);
}

/** Whether the change could be chance. Decided by the exact test, because the interval is too narrow in small groups. */
export function isLikelyChance(pairs: Pairs): boolean {
  return exactMcNemar(pairs) >= 0.05;
}

/**
 * The p-value of McNemar's exact test: how likely it is that at least this many more families change in one direction
 * than in the other, if both directions are equally likely.
 */
export function exactMcNemar({
  onlyAfter,
  onlyBefore,
}: Pick<Pairs, "onlyAfter" | "onlyBefore">): number {
  const changed = onlyAfter + onlyBefore;
  // As logarithms, because the chance of each single count can be too small for a number.
  let logChance = -changed * Math.LN2;
  let tail = 0;
  for (let count = 0; count <= Math.min(onlyAfter, onlyBefore); count += 1) {
    tail += Math.exp(logChance);
    logChance += Math.log((changed - count) / (count + 1));
  }
  return Math.min(1, 2 * tail);
}
