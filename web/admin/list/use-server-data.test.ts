import { expect, test } from "vitest";
import { newestOf, withChange } from "./use-server-data.ts";

const loaded = ["a"];
const start = { loaded, latest: loaded };
const add = (item: string) => (list: string[]) => [...list, item];

test("applies changes on top of each other", () => {
  const once = withChange(start, loaded, add("b"));
  const twice = withChange(once, loaded, add("c"));
  expect(newestOf(once, loaded)).toEqual(["a", "b"]);
  expect(newestOf(twice, loaded)).toEqual(["a", "b", "c"]);
});

test("shows reloaded data, and applies new changes to it", () => {
  const changed = withChange(start, loaded, add("b"));
  const reloaded = ["x"];
  expect(newestOf(changed, reloaded)).toBe(reloaded);
  expect(newestOf(withChange(changed, reloaded, add("y")), reloaded)).toEqual([
    "x",
    "y",
  ]);
});

test("ignores changes to data from before the reload", () => {
  const reloaded = ["x"];
  const late = withChange(
    { loaded: reloaded, latest: reloaded },
    loaded,
    add("b"),
  );
  expect(newestOf(late, reloaded)).toBe(reloaded);
});

test("keeps the same state when a change changes nothing", () => {
  expect(withChange(start, loaded, (list) => list)).toBe(start);
});
