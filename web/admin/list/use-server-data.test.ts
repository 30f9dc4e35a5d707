import { expect, test } from "vitest";
import { newestOf, withChange } from "./use-server-data.ts";

const loaded = ["a"];
const fresh = { loaded, latest: loaded };
const add = (item: string) => (list: string[]) => [...list, item];

test("what is heard changes what was loaded, one answer on top of the other", () => {
  const once = withChange(fresh, loaded, add("b"));
  const twice = withChange(once, loaded, add("c"));
  expect(newestOf(once, loaded)).toEqual(["a", "b"]);
  expect(newestOf(twice, loaded)).toEqual(["a", "b", "c"]);
});

test("what is loaded anew counts instead, and takes changes of its own", () => {
  const heard = withChange(fresh, loaded, add("b"));
  const anew = ["x"];
  expect(newestOf(heard, anew)).toBe(anew);
  expect(newestOf(withChange(heard, anew, add("y")), anew)).toEqual(["x", "y"]);
});

test("an answer that was asked for before loading anew changes nothing that is shown", () => {
  const anew = ["x"];
  const late = withChange({ loaded: anew, latest: anew }, loaded, add("b"));
  expect(newestOf(late, anew)).toBe(anew);
});

test("no news draws nothing anew", () => {
  expect(withChange(fresh, loaded, (list) => list)).toBe(fresh);
});
