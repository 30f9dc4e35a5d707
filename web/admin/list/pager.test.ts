import * as fc from "fast-check";
import { expect, test } from "vitest";
import { paginate, rangeOf } from "./pager.tsx";

const letters = "abcdefg".split("");

test("pageOf returns the rows of a page and its range", () => {
  expect(paginate(letters, 2, 3)).toEqual({
    rows: ["d", "e", "f"],
    page: 2,
    pages: 3,
    first: 4,
    last: 6,
    total: 7,
  });
});

test("pageOf falls back to the last page", () => {
  const { rows, page } = paginate(letters, 9, 3);
  expect([page, ...rows]).toEqual([3, "g"]);
});

test("rangeOf needs only the rows of its own page", () => {
  const page = { rows: letters, page: 3, total: 107 };
  const here = { page: 3, pages: 3, first: 101, last: 107, total: 107 };
  expect(rangeOf(page, 50)).toEqual(here);
});

test("pageOf returns one empty page for an empty list", () => {
  const nothing = { page: 1, pages: 1, first: 0, last: 0, total: 0 };
  expect(paginate([], 4, 3)).toEqual({ rows: [], ...nothing });
});

test("all pages together contain every item once", () => {
  const size = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.array(fc.nat()), size, (items, perPage) => {
      const { pages } = paginate(items, 1, perPage);
      const all = Array.from({ length: pages }, (_, at) =>
        paginate(items, at + 1, perPage),
      );
      expect(all.flatMap(({ rows }) => rows)).toEqual(items);
      expect(all.slice(-1)[0]?.last).toBe(items.length);
    }),
  );
});
