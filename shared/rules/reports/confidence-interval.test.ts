import { expect, test } from "vitest";
import {
  couldBeChance,
  differenceOf,
  shareWithInterval,
} from "./confidence-interval.ts";

// The first four come from Newcombe (1998), with more digits. All of them solve Wilson's equation.
test.each([
  [81, 263, 0.25528852, 0.36620958],
  [15, 148, 0.0623864, 0.16048724],
  [0, 20, 0, 0.16112516],
  [1, 29, 0.00611321, 0.17175522],
  [10, 20, 0.29929801, 0.70070199],
  [20, 20, 0.83887484, 1],
  [49, 100, 0.39421999, 0.58651988],
  [300, 1000, 0.27240684, 0.32912386],
])("the interval of %d of %d is from %f to %f", (count, all, low, high) => {
  const found = shareWithInterval(count, all);
  expect(found.share).toBe(count / all);
  expect(Math.abs(found.low - low)).toBeLessThan(1e-6);
  expect(Math.abs(found.high - high)).toBeLessThan(1e-6);
});

// The first eight come from Newcombe (1998, part 10), with more digits. All of them solve Wilson's equation.
test.each([
  [56, 70, 48, 80, 0.0524314724, 0.333872654],
  [9, 10, 3, 10, 0.1705227239, 0.8090179735],
  [6, 7, 2, 7, 0.0582279275, 0.8062496375],
  [5, 56, 0, 29, -0.0381371479, 0.1925600139],
  [0, 10, 0, 20, -0.1611251581, 0.2775327999],
  [0, 10, 0, 10, -0.2775327999, 0.2775327999],
  [10, 10, 0, 20, 0.6790860371, 1],
  [10, 10, 0, 10, 0.6075093504, 1],
  [412, 1003, 377, 997, -0.0101930886, 0.0752861813],
  [30, 100, 41, 100, -0.2371632248, 0.0223916197],
])(
  "the interval of %d of %d minus %d of %d",
  (count, all, other, of, low, high) => {
    const found = differenceOf(
      shareWithInterval(other, of),
      shareWithInterval(count, all),
    );
    expect(found.difference).toBeCloseTo(count / all - other / of, 12);
    expect(Math.abs(found.low - low)).toBeLessThan(1e-6);
    expect(Math.abs(found.high - high)).toBeLessThan(1e-6);
  },
);

test("reports possible chance when the interval contains zero", () => {
  expect(couldBeChance({ difference: 0.1, low: -0.01, high: 0.2 })).toBe(true);
  expect(couldBeChance({ difference: 0.1, low: 0, high: 0.2 })).toBe(true);
  expect(couldBeChance({ difference: 0.1, low: 0.01, high: 0.2 })).toBe(false);
  expect(couldBeChance({ difference: -0.1, low: -0.2, high: -0.01 })).toBe(
    false,
  );
});
