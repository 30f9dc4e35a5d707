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

test("inOrder sorts the items by the given order", () => {
  expect(idsOf(inOrder(itemsOf("abcd"), ["d", "a", "c", "b"]))).toBe("dacb");
});

test("inOrder keeps the items as they are without an order", () => {
  expect(idsOf(inOrder(itemsOf("bca"), []))).toBe("bca");
});

test("inOrder puts added items last and ignores removed ones", () => {
  expect(idsOf(inOrder(itemsOf("abnm"), ["b", "gone", "a"]))).toBe("banm");
});

test("isMoved is false when all items are back in place", () => {
  const items = itemsOf("abc");
  expect(isMoved(items, [])).toBe(false);
  expect(isMoved(items, ["b", "a", "c"])).toBe(true);
  expect(isMoved(items, ["a", "b", "c"])).toBe(false);
});

test("numbersOf counts only active items, without gaps", () => {
  expect([...numbersOf(itemsOf("aBcDe"))]).toEqual([
    ["a", 1],
    ["b", undefined],
    ["c", 2],
    ["d", undefined],
    ["e", 3],
  ]);
});

test("inOrder never loses or duplicates items", () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(ids, ids, (present, order) => {
      const items = present.map((_id) => ({ _id, active: true }));
      const ordered = inOrder(items, order).map(({ _id }) => _id);
      expect(ordered.slice().sort()).toEqual(present.slice().sort());
    }),
  );
});
