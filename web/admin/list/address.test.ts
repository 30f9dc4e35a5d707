import { expect, test } from "vitest";
import {
  askedAt,
  isSameSearch,
  partsOf,
  locationOf,
  withParts,
} from "./address.ts";

test("what is searched for never stands in the address that a server sees", () => {
  const asked = withParts("status=unsent", { query: "Ana López", page: "2" });
  expect(new URLSearchParams(asked).get("query")).toBe("Ana López");
  expect(locationOf(asked)).toEqual({
    search: "?status=unsent&page=2",
    state: { query: "Ana López" },
  });
});

test("a place says what was asked for there", () => {
  const asked = withParts("", { query: "+1 (201)", sort: "-name" });
  expect(askedAt(locationOf(asked))).toBe(asked);
  expect(locationOf("")).toEqual({ search: "", state: null });
  expect(withParts(asked, { query: "", sort: "" })).toBe("");
});

test.each([null, undefined, "text", { query: 7 }, { isSettled: true }])(
  "of the state %j nothing is searched for",
  (state) => {
    expect(askedAt({ search: "?query=Ana&page=2", state })).toBe("page=2");
  },
);

test("other filters are the same search", () => {
  expect(isSameSearch("query=a", "page=2&query=a")).toBe(true);
  expect(isSameSearch("page=2", "page=2&query=a")).toBe(false);
});

test("a view says what is asked for, and leaves out what is as usual", () => {
  const view = { query: "any", type: "any", page: 1, sort: null, from: "" };
  expect(partsOf(view)).toEqual({
    query: "any",
    type: "",
    page: "",
    sort: "",
    from: "",
  });
  expect(partsOf({ page: 3, type: undefined })).toEqual({ page: "3" });
});
