import { expect, test } from "vitest";
import { changed, moved, newRowKey, without } from "./rows.ts";

test("a row moves up and down, and the others make room", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
});

test("a row that is not there moves nothing", () => {
  expect(moved(["a"], 4, 0)).toEqual(["a"]);
});

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
