import { expect, test } from "vitest";
import { areShown } from "./interval.ts";

test.each([
  [[11], [true]],
  [[10], [false]],
  [
    [30, 20],
    [true, true],
  ],
  // The smaller one would follow from the sum of both.
  [
    [30, 5],
    [false, false],
  ],
  [
    [30, 5, 20],
    [true, false, false],
  ],
  // Two small ones hide one another, if together they are enough.
  [
    [30, 6, 5],
    [true, false, false],
  ],
  [
    [30, 0],
    [true, false],
  ],
  [[], []],
])("of groups of %j are shown %j", (sizes, shown) => {
  expect(areShown(sizes)).toEqual(shown);
});
