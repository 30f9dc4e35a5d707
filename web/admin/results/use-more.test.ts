import { expect, test } from "vitest";
import { type Page, withoutResult, withPage } from "./use-more.ts";

const pageOf = (ids: string, next: string | null = null): Page => ({
  results: ids.split("").map((_id) => ({
    _id,
    date: "2026-11-20T12:00:00.000Z",
    parentname: "Ana",
    childname: "",
    language: "en",
    contact: null,
    redcapid: "",
    problem: null,
    concerns: [],
  })),
  next,
});
const idsOf = ({ results }: Page) => results.map(({ _id }) => _id).join("");

test("the next page stands behind what was loaded, and says where to go on", () => {
  const all = withPage(pageOf("ab", "b"), pageOf("cd", "d"));
  expect(idsOf(all)).toBe("abcd");
  expect(all.next).toBe("d");
  expect(withPage(all, pageOf("e")).next).toBeNull();
});

test("whoever was erased is gone from every page, and the list goes on where it did", () => {
  const left = withoutResult(pageOf("abc", "c"), "b");
  expect(idsOf(left)).toBe("ac");
  expect(left.next).toBe("c");
});
