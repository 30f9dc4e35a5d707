import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { adminResultsWords } from "#web/i18n/admin/reports/results.words.ts";
import { withPage } from "#web/admin/list/next-pages.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  type ResultsPage,
  readResultQuery,
  useMore,
} from "./results-screen.tsx";

const read = (address: string) => readResultQuery(new URLSearchParams(address));

test("readResultQuery reads the filters from the URL", () => {
  const query = {
    kind: "problem",
    language: "es",
    from: "2026-11-01",
    to: "2026-11-20",
  };
  expect(read(new URLSearchParams(query).toString())).toEqual(query);
});

test("readResultQuery reads the search text", () => {
  expect(read("language=es&query=Ana")).toEqual({
    language: "es",
    search: "Ana",
  });
});

test.each(["", "kind=x", "language=fr", "from=today", "demo=no", "after=1"])(
  "readResultQuery ignores an invalid %j",
  (address) => {
    expect(read(address)).toEqual({});
  },
);

const pageOf = (ids: string, next: string | null = null): ResultsPage => ({
  results: ids.split("").map((_id) => ({
    _id,
    date: "2026-11-20T12:00:00.000Z",
    parentname: "Ana",
    childname: "",
    language: "en",
    arrived: "walk-in" as const,
    contact: null,
    redcapid: "",
    problem: null,
    concerns: [],
  })),
  next,
  total: null,
  hasDemo: false,
});
const idsOf = ({ results }: ResultsPage) =>
  results.map(({ _id }) => _id).join("");

test("withPage appends a page and takes over its cursor", () => {
  const all = withPage("results", pageOf("ab", "b"), pageOf("cd", "d"));
  expect(idsOf(all)).toBe("abcd");
  expect(all.next).toBe("d");
  expect(withPage("results", all, pageOf("e")).next).toBeNull();
});

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));

type Shown = { query: Parameters<typeof useMore>[0]; first: ResultsPage };

/** Opens a list of these results, with more to load. */
async function openList(ids: string) {
  const calls = pendingCalls();
  const useList = ({ query, first }: Shown) => useMore(query, first);
  const first = pageOf(ids, ids.slice(-1)[0]);
  const list = await renderHook(useList, { query: { language: "es" }, first });
  const more = () => act(async () => void list.now().more());
  const shown = () =>
    list
      .now()
      .results.map(({ _id }) => _id)
      .join("");
  return { ...list, calls, more, shown };
}

test("useMore loads the next page with the same filters, until there are no more", async () => {
  const { now, calls, more, shown } = await openList("ab");
  await more();
  expect(calls.lines()).toEqual(["POST /api/results/search"]);
  expect(calls.last().body).toEqual({ language: "es", after: "b" });
  expect(now()).toMatchObject({ isLoading: true, isMore: true });
  await calls.last().answer(pageOf("cd"));
  expect(shown()).toBe("abcd");
  expect(now()).toMatchObject({ isLoading: false, isMore: false });
  await more();
  expect(calls.all()).toHaveLength(1);
});

test("useMore loads a page once when called twice", async () => {
  const { calls, more, shown } = await openList("ab");
  await more();
  await more();
  await calls.last().answer(pageOf("cd", "d"));
  expect(calls.all()).toHaveLength(1);
  expect(shown()).toBe("abcd");
});

test("useMore keeps the results when a page fails, and can retry", async () => {
  const { now, calls, more, shown } = await openList("ab");
  await more();
  await calls.last().breakOff();
  expect(toasts.show).toHaveBeenCalledExactlyOnceWith({
    text: adminResultsWords.en.moreFailed,
    kind: "danger",
  });
  expect(shown()).toBe("ab");
  expect(now()).toMatchObject({ isLoading: false, isMore: true });
  await more();
  await calls.last().answer(pageOf("cd", "d"));
  expect(shown()).toBe("abcd");
});

test("useMore drops a late page when the filters change", async () => {
  const { change, calls, more, shown } = await openList("ab");
  await more();
  await change({ query: { language: "en" }, first: pageOf("xy", "y") });
  expect(shown()).toBe("xy");
  await calls.last().answer(pageOf("cd", "d"));
  expect(shown()).toBe("xy");
  await more();
  expect(calls.last().body).toEqual({ language: "en", after: "y" });
  await calls.last().answer(pageOf("z"));
  expect(shown()).toBe("xyz");
});

test("useMore ignores a page that arrives after leaving the screen", async () => {
  const { calls, more, leave, shown } = await openList("ab");
  await more();
  await leave();
  await calls.last().answer(pageOf("cd", "d"));
  expect(shown()).toBe("ab");
  expect(toasts.show).not.toHaveBeenCalled();
});
