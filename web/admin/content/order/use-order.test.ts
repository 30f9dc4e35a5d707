import * as fc from "fast-check";
import { act } from "react";
import { expect, test } from "vitest";
import { renderHook } from "#web/testing/render-hook.tsx";
import { inOrder, isMoved, numbersOf, useOrder } from "./use-order.ts";

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

test("a saved order is not unsaved while the list is still being loaded, but a later move is", async () => {
  const { now, change } = await renderHook(useOrder, itemsOf("abc"));
  await act(async () => now().move(2, 1));
  expect(now()).toMatchObject({ ids: ["a", "c", "b"], isMoved: true });
  const saved = now();
  await act(async () => saved.markSaved());
  expect(now()).toMatchObject({ ids: ["a", "c", "b"], isMoved: false });
  await act(async () => now().move(0, 1));
  expect(now().isMoved).toBe(true);
  await change(itemsOf("acb"));
  await act(async () => saved.settle());
  expect(now()).toMatchObject({ ids: ["c", "a", "b"], isMoved: true });
});
