import { expect, test } from "vitest";
import { labelPlaces, topOf } from "./trend-lines.tsx";

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [23, 40],
  [61, 80],
  [1200, 2000],
])("the scale for a maximum of %i ends at %i", (most, top) => {
  expect(topOf(most)).toBe(top);
});

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [4, [0, 1, 2, 3]],
  [13, [0, 3, 6, 9, 12]],
  [52, [0, 13, 26, 38, 51]],
])("of %i weeks, these are labeled: %j", (amount, places) => {
  expect(labelPlaces(amount)).toEqual(places);
});
