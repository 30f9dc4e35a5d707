import { act } from "react";
import { expect, test } from "vitest";
import { renderHook } from "#web/testing/render-hook.tsx";
import {
  viewAt,
  isSameSearch,
  toUrlParts,
  locationOf,
  useAddress,
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

const readAll = (address: URLSearchParams) => String(address);

async function openList(address: string) {
  const { now, router } = await renderHook(useAddress, readAll, address);
  const settle = () =>
    act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  const open = async () => {
    await act(async () => now().openDetails({ contact: "a" }));
    await settle();
  };
  const close = async () => {
    await act(async () => now().closeDetails({ contact: "" }));
    await settle();
  };
  const back = async () => {
    await act(() => router.navigate(-1));
    await settle();
  };
  const place = () => [now().view, router.state.location.search];
  return { now, router, settle, open, close, back, place };
}

test("Back closes details and keeps the list", async () => {
  const { open, back, place } = await openList("/?page=2");
  await open();
  expect(place()).toEqual(["page=2&contact=a", "?page=2&contact=a"]);
  await back();
  expect(place()).toEqual(["page=2", "?page=2"]);
});

test("closing details leaves no entry behind, also if closed twice", async () => {
  const { now, router, settle, open, close, back, place } =
    await openList("/before");
  await act(() => router.navigate("/list"));
  await open();
  await act(async () => {
    now().closeDetails({ contact: "" });
    now().closeDetails({ contact: "" });
  });
  await settle();
  expect(place()).toEqual(["", ""]);
  await close();
  expect(router.state.location.pathname).toBe("/list");
  await back();
  expect(router.state.location.pathname).toBe("/before");
});

test("closing details that a link opened keeps the page", async () => {
  const { router, close, back, place } = await openList("/before");
  await act(() => router.navigate("/list?contact=a"));
  await close();
  expect(place()).toEqual(["", ""]);
  await back();
  expect(router.state.location.pathname).toBe("/before");
});
