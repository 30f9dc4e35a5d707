import { expect, test } from "vitest";
import { cellOf } from "./figures.ts";

test.each([
  [3, "3"],
  ["Cost", '"Cost"'],
  ['Is it "safe"?', '"Is it ""safe""?"'],
  ["=1+1", `"'=1+1"`],
  ["-1", `"'-1"`],
  ["@name", `"'@name"`],
])("%j is the cell %s", (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});
