import { expect, test } from "vitest";
import { areShown } from "./small-groups.ts";

test.each([
  [[11], [true]],
  [[10], [false]],
  [
    [30, 20],
    [true, true],
  ],
  // The smaller group could be calculated from the total.
  [
    [30, 5],
    [false, false],
  ],
  [
    [30, 5, 20],
    [true, false, false],
  ],
  // Two small groups hide each other if they are large enough together.
  [
    [30, 6, 5],
    [true, false, false],
  ],
  [
    [30, 0],
    [true, false],
  ],
  [[], []],
])("for groups of %j, visibility is %j", (sizes, shown) => {
  expect(areShown(sizes)).toEqual(shown);
});
