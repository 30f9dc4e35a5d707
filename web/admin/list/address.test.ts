import { expect, test } from "vitest";
import {
  viewAt,
  isSameSearch,
  toUrlParts,
  locationOf,
  withParts,
} from "./address.ts";

test("locationOf keeps the search text out of the URL that a server sees", () => {
  const view = withParts("status=unsent", { query: "Ana López", page: "2" });
  expect(new URLSearchParams(view).get("query")).toBe("Ana López");
  expect(locationOf(view)).toEqual({
    search: "?status=unsent&page=2",
    state: { query: "Ana López" },
  });
});

test("viewAt returns the view that locationOf stored", () => {
  const view = withParts("", { query: "+1 (201)", sort: "-name" });
  expect(viewAt(locationOf(view))).toBe(view);
  expect(locationOf("")).toEqual({ search: "", state: null });
  expect(withParts(view, { query: "", sort: "" })).toBe("");
});

test.each([null, undefined, "text", { query: 7 }, { isSettled: true }])(
  "viewAt ignores the URL's query when the history state is %j",
  (state) => {
    expect(viewAt({ search: "?query=Ana&page=2", state })).toBe("page=2");
  },
);

test("isSameSearch ignores other filters", () => {
  expect(isSameSearch("query=a", "page=2&query=a")).toBe(true);
  expect(isSameSearch("page=2", "page=2&query=a")).toBe(false);
});

test("partsOf leaves out default values and undefined parts", () => {
  const view = { query: "any", type: "any", page: 1, sort: null, from: "" };
  expect(toUrlParts(view)).toEqual({
    query: "any",
    type: "",
    page: "",
    sort: "",
    from: "",
  });
  expect(toUrlParts({ page: 3, type: undefined })).toEqual({ page: "3" });
});
