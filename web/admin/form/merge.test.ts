import { expect, test } from "vitest";
import { clashes, differences, isEqual, merge } from "./merge.ts";
import { pick } from "#web/core/objects.ts";

const base = { text: "a", label: "b", links: ["c"] };

test("merge keeps my changes and takes a colleague's version of the other fields", () => {
  const mine = { ...base, text: "mine" };
  const theirs = { ...base, label: "theirs", links: ["c", "d"] };
  expect(merge(base, mine, theirs)).toEqual({
    text: "mine",
    label: "theirs",
    links: ["c", "d"],
  });
});

test("keeps my version of the fields that both changed", () => {
  const mine = { ...base, links: ["mine"] };
  const theirs = { ...base, links: ["theirs"] };
  expect(merge(base, mine, theirs).links).toEqual(["mine"]);
});

test("takes their version of a field that I changed back", () => {
  const theirs = { ...base, text: "theirs" };
  expect(merge(base, { ...base }, theirs)).toEqual(theirs);
});

test("ignores fields that my version does not have", () => {
  const theirs = { ...base, _id: "1", version: 4 };
  expect(merge(base, { ...base }, theirs)).toEqual(base);
});

test("lists the fields that differ, including lists", () => {
  expect(differences(base, { ...base })).toEqual([]);
  expect(differences(base, { text: "x", label: "b", links: [] })).toEqual([
    "text",
    "links",
  ]);
});

test("compares lists by content", () => {
  expect(isEqual([{ name: "a" }], [{ name: "a" }])).toBe(true);
  expect(isEqual([{ name: "a" }], [{ name: "b" }])).toBe(false);
});

test("reports only fields that both changed to different values", () => {
  const mine = { text: "mine", label: "same", links: ["c"] };
  const theirs = { text: "theirs", label: "same", links: ["d"] };
  expect(clashes(mine, theirs, base)).toEqual(["text"]);
  expect(clashes(mine, { ...base, links: ["d"] }, base)).toEqual([]);
});

test("keeps my other changes when I take their version of the fields in conflict", () => {
  const mine = { ...base, text: "mine", label: "mine" };
  const theirs = { ...base, text: "theirs", links: ["d"] };
  const merged = merge(base, mine, theirs);
  const fields = clashes(merged, theirs, base);
  expect({ ...merged, ...pick(theirs, fields) }).toEqual({
    text: "theirs",
    label: "mine",
    links: ["d"],
  });
});
