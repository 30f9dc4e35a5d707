import { expect, test } from "vitest";
import { clashes, differences, isSame, merge, pick } from "./merge.ts";

const base = { text: "a", label: "b", links: ["c"] };

test("what I did not touch becomes what the others made of it", () => {
  const mine = { ...base, text: "mine" };
  const theirs = { ...base, label: "theirs", links: ["c", "d"] };
  expect(merge(base, mine, theirs)).toEqual({
    text: "mine",
    label: "theirs",
    links: ["c", "d"],
  });
});

test("what both of us changed stays mine until one is chosen", () => {
  const mine = { ...base, links: ["mine"] };
  const theirs = { ...base, links: ["theirs"] };
  expect(merge(base, mine, theirs).links).toEqual(["mine"]);
});

test("what I changed back to how it was is not mine any more", () => {
  const theirs = { ...base, text: "theirs" };
  expect(merge(base, { ...base }, theirs)).toEqual(theirs);
});

test("what is no part of my version does not come in with theirs", () => {
  const theirs = { ...base, _id: "1", version: 4 };
  expect(merge(base, { ...base }, theirs)).toEqual(base);
});

test("the fields that differ are named, also where they are lists", () => {
  expect(differences(base, { ...base })).toEqual([]);
  expect(differences(base, { text: "x", label: "b", links: [] })).toEqual([
    "text",
    "links",
  ]);
});

test("lists are compared by what they say", () => {
  expect(isSame([{ name: "a" }], [{ name: "a" }])).toBe(true);
  expect(isSame([{ name: "a" }], [{ name: "b" }])).toBe(false);
});

test("only what both changed, and not to the same, has to be chosen", () => {
  const mine = { text: "mine", label: "same", links: ["c"] };
  const theirs = { text: "theirs", label: "same", links: ["d"] };
  expect(clashes(mine, theirs, base)).toEqual(["text"]);
  expect(clashes(mine, { ...base, links: ["d"] }, base)).toEqual([]);
});

test("whoever gives way keeps what nobody else touched", () => {
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
