import { expect, test } from "vitest";
import { allToggled, shareOf, toggled } from "./selection.ts";

const listed = ["a", "b", "c"];

test("a checkbox puts a contact in and takes it out again", () => {
  const one = toggled(new Set(["a"]), "b");
  expect([...one]).toEqual(["a", "b"]);
  expect([...toggled(one, "a")]).toEqual(["b"]);
});

test("selecting never changes the selection that was there before", () => {
  const before = new Set(["a"]);
  toggled(before, "a");
  allToggled(before, listed);
  expect([...before]).toEqual(["a"]);
});

test("none, some or all of a list are selected", () => {
  expect(shareOf(new Set(["x"]), listed)).toBe("none");
  expect(shareOf(new Set(["b", "x"]), listed)).toBe("some");
  expect(shareOf(new Set(listed), listed)).toBe("all");
  expect(shareOf(new Set(["x"]), [])).toBe("none");
});

test("selecting all adds the list to what is selected elsewhere, and takes only the list away", () => {
  const all = allToggled(new Set(["x", "b"]), listed);
  expect([...all].toSorted()).toEqual(["a", "b", "c", "x"]);
  expect([...allToggled(all, listed)]).toEqual(["x"]);
});
