import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasFewWorries,
  isMain,
  isPermutation,
  move,
  proposeOrder,
} from "./ordering.ts";

const staffOrder = ["safety", "newness", "fertility", "age", "cost"];

function proposed(scores: Record<string, number>, order = staffOrder) {
  const scored = Object.entries(scores).map(([_id, score]) => ({ _id, score }));
  return proposeOrder(scored, order).map(({ _id }) => _id);
}

test("a concern is a main one from four points on", () => {
  expect(isMain(3)).toBe(false);
  expect(isMain(4)).toBe(true);
  expect(isMain(5)).toBe(true);
});

describe("the proposed order", () => {
  test("puts main concerns first, by descending score", () => {
    expect(proposed({ safety: 1, newness: 4, age: 5, cost: 10 })).toEqual([
      "cost",
      "age",
      "newness",
      "safety",
    ]);
  });

  test("breaks ties between main concerns by the staff's order", () => {
    expect(proposed({ cost: 5, age: 4, safety: 5, newness: 4 })).toEqual([
      "safety",
      "cost",
      "newness",
      "age",
    ]);
  });

  test("sorts concerns below four points by score, and their ties by the staff's order", () => {
    expect(
      proposed({ cost: 3, age: 2, fertility: 1, safety: 0, newness: 2 }),
    ).toEqual(["cost", "newness", "age", "fertility", "safety"]);
  });

  test("puts concerns that are missing from the staff's order after others with the same score", () => {
    expect(proposed({ gone: 3, lost: 1, cost: 1, past: 4, age: 4 })).toEqual([
      "age",
      "past",
      "gone",
      "cost",
      "lost",
    ]);
  });

  test("is empty without concerns", () => {
    expect(proposed({})).toEqual([]);
  });

  test("returns the same items without changing the input", () => {
    const low = { _id: "cost", score: 1, name: "Cost" };
    const high = { _id: "safety", score: 5, name: "Side effects" };
    const scored = [low, high];
    expect(proposeOrder(scored, staffOrder)).toEqual([high, low]);
    expect(scored).toEqual([low, high]);
  });

  test("is a permutation that does not depend on the order of the scores", () => {
    const score = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...staffOrder), score), {
          selector: ([_id]) => _id,
        }),
        (entries) => {
          const order = proposed(Object.fromEntries(entries));
          const backwards = [...entries].reverse();
          expect(proposed(Object.fromEntries(backwards))).toEqual(order);
          const ids = entries.map(([_id]) => _id);
          expect(isPermutation(order, ids)).toBe(true);
          const scores = new Map(entries);
          const falling = order.map((_id) => scores.get(_id) ?? 0);
          expect(falling).toEqual(falling.toSorted((a, b) => b - a));
        },
      ),
    );
  });
});

test("accepts the same ids in any order as a permutation", () => {
  expect(isPermutation([], [])).toBe(true);
  expect(isPermutation(["a", "b", "c"], ["c", "a", "b"])).toBe(true);
});

test.each([
  ["misses one", ["a", "b"], ["a", "b", "c"]],
  ["has one too many", ["a", "b", "c"], ["a", "b"]],
  ["has an unknown id", ["a", "b", "x"], ["a", "b", "c"]],
  ["has one id twice and lacks another", ["a", "a", "b"], ["a", "b", "c"]],
  ["has the wrong id twice", ["a", "a", "b"], ["a", "b", "b"]],
])("refuses a list that %s as a permutation", (_, chosen, scored) => {
  expect(isPermutation(chosen, scored)).toBe(false);
});

test.each([
  ["down", 0, 2, ["b", "c", "a", "d"]],
  ["up", 3, 1, ["a", "d", "b", "c"]],
  ["to the very end", 1, 3, ["a", "c", "d", "b"]],
  ["to the top", 2, 0, ["c", "a", "b", "d"]],
  ["to where it is", 1, 1, ["a", "b", "c", "d"]],
  ["above the top", 0, -1, ["a", "b", "c", "d"]],
  ["below the end", 3, 4, ["a", "b", "c", "d"]],
  ["from nowhere", 4, 0, ["a", "b", "c", "d"]],
  ["from before the list", -1, 0, ["a", "b", "c", "d"]],
])("moves an item %s", (_, from, to, expected) => {
  const list = ["a", "b", "c", "d"];
  expect(move(list, from, to)).toEqual(expected);
  expect(list).toEqual(["a", "b", "c", "d"]);
});

test("moving an item there and back changes nothing", () => {
  const place = fc.integer({ min: -2, max: 8 });
  fc.assert(
    fc.property(fc.array(fc.string()), place, place, (list, from, to) => {
      expect(move(move(list, from, to), to, from)).toEqual(list);
    }),
  );
});

test("a parent has few worries when no concern is a main one", () => {
  expect(hasFewWorries([{ count: 3 }, { count: 1 }])).toBe(true);
  expect(hasFewWorries([{ count: 3 }, { count: 4 }])).toBe(false);
  expect(hasFewWorries([])).toBe(true);
});
