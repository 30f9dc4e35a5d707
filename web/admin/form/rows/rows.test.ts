import { expect, test } from "vitest";
import { changed, newRowKey, without } from "./rows.ts";

test("one row goes, one row changes, the rest stays", () => {
  expect(without(["a", "b", "c"], 1)).toEqual(["a", "c"]);
  const rows = [{ name: "a" }, { name: "b" }];
  expect(changed(rows, 1, { name: "x" })).toEqual([
    { name: "a" },
    { name: "x" },
  ]);
});

test("no two rows have the same key", () => {
  expect(newRowKey()).not.toBe(newRowKey());
});
