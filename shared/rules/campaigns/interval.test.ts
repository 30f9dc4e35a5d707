import { expect, test } from "vitest";
import { shareOf } from "./interval.ts";

// The first four are those of Newcombe (1998), to more places; all from the roots of Wilson's equation.
test.each([
  [81, 263, 0.25528852, 0.36620958],
  [15, 148, 0.0623864, 0.16048724],
  [0, 20, 0, 0.16112516],
  [1, 29, 0.00611321, 0.17175522],
  [10, 20, 0.29929801, 0.70070199],
  [20, 20, 0.83887484, 1],
  [49, 100, 0.39421999, 0.58651988],
  [300, 1000, 0.27240684, 0.32912386],
])("%d of %d lie between %f and %f", (count, all, low, high) => {
  const found = shareOf(count, all);
  expect(found.share).toBe(count / all);
  expect(Math.abs(found.low - low)).toBeLessThan(1e-6);
  expect(Math.abs(found.high - high)).toBeLessThan(1e-6);
});
