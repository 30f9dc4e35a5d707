import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inOrder, isMoved, numbersOf } from "./use-order.ts";

const itemsOf = (letters: string) =>
  letters.split("").map((letter) => ({
    _id: letter.toLowerCase(),
    active: letter === letter.toLowerCase(),
  }));
const idsOf = (items: { _id: string }[]) =>
  items.map(({ _id }) => _id).join("");

test("the items come in the order that was asked for", () => {
  expect(idsOf(inOrder(itemsOf("abcd"), ["d", "a", "c", "b"]))).toBe("dacb");
});

test("without an order they stay as they are", () => {
  expect(idsOf(inOrder(itemsOf("bca"), []))).toBe("bca");
});

test("what somebody added meanwhile comes last, what is gone leaves no hole", () => {
  expect(idsOf(inOrder(itemsOf("abnm"), ["b", "gone", "a"]))).toBe("banm");
});

test("nothing has moved when everything is back in its place", () => {
  const items = itemsOf("abc");
  expect(isMoved(items, [])).toBe(false);
  expect(isMoved(items, ["b", "a", "c"])).toBe(true);
  expect(isMoved(items, ["a", "b", "c"])).toBe(false);
});

test("only active items are numbered, without a gap", () => {
  expect([...numbersOf(itemsOf("aBcDe"))]).toEqual([
    ["a", 1],
    ["b", undefined],
    ["c", 2],
    ["d", undefined],
    ["e", 3],
  ]);
});

test("ordering never loses and never doubles anything", () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(ids, ids, (present, order) => {
      const items = present.map((_id) => ({ _id, active: true }));
      const ordered = inOrder(items, order).map(({ _id }) => _id);
      expect(ordered.slice().sort()).toEqual(present.slice().sort());
    }),
  );
});
