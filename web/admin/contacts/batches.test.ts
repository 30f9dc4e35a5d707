import { expect, test } from "vitest";
import { batches } from "./batches.ts";

test("nobody is left out and nobody comes twice, however many fit into a call", () => {
  expect(batches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batches([1, 2], 2)).toEqual([[1, 2]]);
  expect(batches([], 2)).toEqual([]);
});
