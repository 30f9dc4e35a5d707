import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type NavigateFunction,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";

type Place = { search: string; state: unknown };

/**
 * The view of a history entry, as one string. The search text is kept in the entry's state and not in the URL,
 * because it may be the name of a family and URLs are logged.
 */
export function viewAt({ search, state }: Place): string {
  const view = new URLSearchParams(search);
  const query: unknown = (state as { query?: unknown } | null)?.query;
  view.set("query", typeof query === "string" ? query : "");
  return serialize(view);
}

/** The location for a view; the inverse of `viewAt`. */
export function locationOf(view: string): Place & { state: object | null } {
  const rest = new URLSearchParams(view);
  const query = rest.get("query");
  rest.delete("query");
  return {
    search: rest.size > 0 ? `?${String(rest)}` : "",
    state: query ? { query } : null,
  };
}

/** The view with some parts changed; empty parts are removed. */
export function withParts(view: string, parts: Record<string, string>) {
  const next = new URLSearchParams(view);
  for (const [name, value] of Object.entries(parts))
    if (value) next.set(name, value);
    else next.delete(name);
  return serialize(next);
}

type ViewParts = Record<string, string | number | null | undefined>;

/** Turns a view into URL parts. Default values become empty; undefined values stay unchanged. */
export function toUrlParts(view: ViewParts): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue;
    const isDefault = name === "page" ? value === 1 : value === "any";
    const isNeeded = name === "query" || !isDefault;
    parts[name] = isNeeded && value !== null ? String(value) : "";
  }
  return parts;
}

export function isSameSearch(one: string, another: string): boolean {
  const [query, otherQuery] = [one, another].map((view) =>
    new URLSearchParams(view).get("query"),
  );
  return query === otherQuery;
}

/** Serializes with the search text last, so that equal views are equal strings. */
function serialize(view: URLSearchParams): string {
  const query = view.get("query");
  view.delete("query");
  if (query) view.append("query", query);
  return String(view);
}

export const readQuery = (address: URLSearchParams): string =>
  address.get("query") ?? "";

/** The page number in the URL, 1 if missing or invalid. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get("page") ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The value in the URL, if it is one of these. */
export function readOneOf<Value extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === address.get(name));
}

/** A date in the URL such as `2026-11-20`, otherwise empty. */
export function readDay(address: URLSearchParams, name: string): string {
  const day = address.get(name) ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : "";
}

// Browsers limit how often the history may change.
const pause = 300;

/** The last view of each list, for returning from a form. */
const lastViews = new Map<string, string>();

/** A link back to a list in its last view. */
export function backTo(path: string): { to: string; state: object | null } {
  const { search, state } = locationOf(lastViews.get(path) ?? "");
  return { to: path + search, state };
}

/** Marks a history entry that shows details over the list. The entry before it is the list. */
const detailsEntry = { isDetails: true };

function isDetailsEntry(state: unknown): boolean {
  return (state as typeof detailsEntry | null)?.isDetails === true;
}

export type ListAddress<View> = ReturnType<typeof useAddress<View>>;

/**
 * The view in the URL, parsed by `read`, and a function that changes parts of it. A change applies at once, before
 * the URL is updated, and replaces the history entry, so that Back leaves the list. A screen calls this once and passes it
 * to its parts, because another caller does not know a change before the URL does.
 */
export function useAddress<View>(read: (address: URLSearchParams) => View) {
  const here = useLocation();
  const [current, change] = useOptimisticView(viewAt(here));
  const goBack = useGoBack();
  useEffect(() => {
    lastViews.set(here.pathname, current);
  }, [here.pathname, current]);
  return {
    view: useMemo(() => read(new URLSearchParams(current)), [read, current]),
    changeView: (parts: Record<string, string>) =>
      change((before) => withParts(before, parts)),
    clear: () => change(() => ""),
    /** Like `changeView`, but adds a history entry, so that Back closes the details. */
    openDetails: (parts: Record<string, string>) =>
      change((before) => withParts(before, parts), true),
    /** Goes back to the list. If the page was opened with the details, changes the URL instead. */
    closeDetails: (parts: Record<string, string>) =>
      goBack() || change((before) => withParts(before, parts)),
  };
}

/** Returns a function that goes back from details to the list, once. It returns false if there is no entry to leave. */
function useGoBack() {
  const navigate: NavigateFunction = useNavigate();
  const { key, state } = useLocation();
  const entry = useRef({ isDetails: false, isLeft: false });
  useEffect(() => {
    const current = { isDetails: isDetailsEntry(state), isLeft: false };
    entry.current = current;
    return () => void (current.isLeft = true);
  }, [key, state]);
  return () => {
    const { isDetails, isLeft } = entry.current;
    if (!isDetails) return false;
    entry.current.isLeft = true;
    if (!isLeft) void navigate(-1);
    return true;
  };
}

/** The changed view until the URL is updated. If the user navigates elsewhere, that wins. */
function useOptimisticView(inUrl: string) {
  const [pendingView, setPendingView] = useState<string>();
  const [isNewEntry, setNewEntry] = useState(false);
  const current = pendingView ?? inUrl;
  // Views that were written to the URL but have not arrived yet. Another change may follow before the first one
  // arrives.
  const written = useRef(new Set<string>());
  useEffect(() => {
    const isOwn = written.current.delete(inUrl);
    setPendingView((before) =>
      isOwn && before !== inUrl ? before : undefined,
    );
  }, [inUrl]);
  const write = useWrite();
  const isBusy = useIsBusy();
  useEffect(() => {
    if (current === inUrl || isBusy) return;
    const stop = () => {
      clearTimeout(timer);
      removeEventListener("focusout", writeNow);
    };
    const writeNow = () => {
      stop();
      written.current.add(current);
      write(current, isNewEntry);
    };
    const timer = setTimeout(
      writeNow,
      isSameSearch(current, inUrl) ? 0 : pause,
    );
    // Clicking a link blurs the search box first, so write the view before navigating.
    addEventListener("focusout", writeNow);
    return stop;
  }, [current, inUrl, isBusy, isNewEntry, write]);
  const setCurrent = (change: (before: string) => string, addEntry = false) => {
    setPendingView((before) => change(before ?? inUrl));
    setNewEntry(addEntry);
  };
  return [current, setCurrent] as const;
}

function useWrite() {
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const isDetails = isDetailsEntry(state);
  return useCallback(
    (view: string, isNewEntry: boolean) => {
      const next = locationOf(view);
      const mark = isNewEntry || isDetails ? detailsEntry : undefined;
      void navigate(
        { search: next.search, hash },
        {
          state: mark ? { ...next.state, ...mark } : next.state,
          replace: !isNewEntry,
          preventScrollReset: true,
          // The browser does the searching, so reload only if the URL's other parts change.
          defaultShouldRevalidate: next.search !== search,
        },
      );
    },
    [navigate, hash, search, isDetails],
  );
}

/** True during navigation or revalidation: changing the URL now would cancel it. */
function useIsBusy(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { state } = useRevalidator();
  return (
    state === "loading" ||
    (location !== undefined && location.pathname !== pathname)
  );
}

/** For lists filtered in the browser: changing the filter does not reload them. */
export function revalidateUnlessFiltered(
  args: ShouldRevalidateFunctionArgs,
): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSameList = currentUrl.pathname === nextUrl.pathname;
  const isFiltered = isSameList && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isFiltered;
}
