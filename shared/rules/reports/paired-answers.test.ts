import { expect, test } from "vitest";
import {
  exactMcNemar,
  isLikelyChance,
  type Pairs,
  pairedDifference,
} from "./paired-answers.ts";

const pairsOf = (
  both: number,
  onlyAfter: number,
  onlyBefore: number,
  neither: number,
): Pairs => ({ both, onlyAfter, onlyBefore, neither });

// From R 4.2.2.
test.each([
  [59, 12, 1.3477668519e-8],
  [12, 59, 1.3477668519e-8],
  [3, 1, 0.625],
  [0, 0, 1],
  [5, 5, 1],
])("McNemar's exact test gives R's value for %i and %i", (one, other, p) => {
  expect(exactMcNemar({ onlyAfter: one, onlyBefore: other })).toBeCloseTo(
    p,
    12,
  );
});

test.each([
  [pairsOf(36, 12, 2, 0), 0.2, 0.0569295840032, 0.3404276029749],
  [pairsOf(28, 59, 12, 101), 0.235, 0.1569005594, 0.309214633341],
  [pairsOf(43, 0, 1, 0), -0.0227272727273, -0.1180770969821, 0.0597180083509],
])("Newcombe's paired interval gives R's value for %j", (pairs, ...values) => {
  const { difference, low, high } = pairedDifference(pairs);
  for (const [at, value] of [difference, low, high].entries())
    expect(Math.abs(value - (values[at] ?? NaN))).toBeLessThan(1e-9);
});

test("McNemar's test stays exact for thousands of families", () => {
  expect(exactMcNemar({ onlyAfter: 5000, onlyBefore: 5000 })).toBe(1);
  const p = exactMcNemar({ onlyAfter: 5200, onlyBefore: 4800 });
  // The normal approximation with continuity correction gives 6.6e-5.
  expect(p).toBeGreaterThan(6.4e-5);
  expect(p).toBeLessThan(6.8e-5);
});

test("a change of four families among eleven could be chance", () => {
  expect(isLikelyChance(pairsOf(0, 4, 0, 7))).toBe(true);
  expect(isLikelyChance(pairsOf(0, 6, 0, 5))).toBe(false);
});

/** Random numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("says in 93 to 97 % of 1,000 runs without a change that it could be chance", () => {
  const random = createRandom(41);
  let chance = 0;
  for (let run = 0; run < 1000; run += 1) {
    const pairs = pairsOf(0, 0, 0, 0);
    for (let family = 0; family < 400; family += 1) {
      const likes = random() < 0.5;
      const [before, after] = [random(), random()].map((luck) =>
        luck < 0.25 ? !likes : likes,
      );
      if (before && after) pairs.both += 1;
      else if (after) pairs.onlyAfter += 1;
      else if (before) pairs.onlyBefore += 1;
      else pairs.neither += 1;
    }
    if (isLikelyChance(pairs)) chance += 1;
  }
  expect(chance).toBeGreaterThanOrEqual(930);
  expect(chance).toBeLessThanOrEqual(970);
});
