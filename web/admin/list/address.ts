import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";

type Place = { search: string; state: unknown };

/**
 * What a place of the history asks for, as one text. What is searched for stands in the state of the
 * history entry, not in the address: it may be the name of a family, and no server is to see it.
 */
export function askedAt({ search, state }: Place): string {
  const asked = new URLSearchParams(search);
  const query: unknown = (state as { query?: unknown } | null)?.query;
  asked.set("query", typeof query === "string" ? query : "");
  return written(asked);
}

/** The place that asks for it. */
export function locationOf(asked: string): Place & { state: object | null } {
  const rest = new URLSearchParams(asked);
  const query = rest.get("query");
  rest.delete("query");
  return {
    search: rest.size > 0 ? `?${String(rest)}` : "",
    state: query ? { query } : null,
  };
}

/** The same with other parts; an empty one is left out. */
export function withParts(asked: string, parts: Record<string, string>) {
  const next = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(parts))
    if (value) next.set(name, value);
    else next.delete(name);
  return written(next);
}

type Said = Record<string, string | number | null | undefined>;

/** A view as parts of the address: what is not asked for is empty, what is undefined stays as it was. */
export function partsOf(view: Said): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue;
    const isUsual = name === "page" ? value === 1 : value === "any";
    const isAsked = name === "query" || !isUsual;
    parts[name] = isAsked && value !== null ? String(value) : "";
  }
  return parts;
}

/** Whether both search for the same words. */
export function isSameSearch(one: string, other: string): boolean {
  const [query, otherQuery] = [one, other].map((asked) =>
    new URLSearchParams(asked).get("query"),
  );
  return query === otherQuery;
}

/** One text for one meaning, so that two can be compared: what is searched for always comes last. */
function written(asked: URLSearchParams): string {
  const query = asked.get("query");
  asked.delete("query");
  if (query) asked.append("query", query);
  return String(asked);
}

/** What the address searches for. */
export const readQuery = (address: URLSearchParams): string =>
  address.get("query") ?? "";

/** The page that the address asks for; the first where it says nothing that is one. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get("page") ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** One of these values, if the address has it. */
export function readOneOf<Value extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === address.get(name));
}

/** A day such as `2026-11-20`; otherwise empty. */
export function readDay(address: URLSearchParams, name: string): string {
  const day = address.get(name) ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : "";
}

// Browsers refuse to change the history at every letter.
const pause = 300;

/** What was asked for on each list last, for the way back from a form. */
const lastAsked = new Map<string, string>();

/** The way back to a list as it was looked at last. */
export function backTo(path: string): { to: string; state: object | null } {
  const { search, state } = locationOf(lastAsked.get(path) ?? "");
  return { to: path + search, state };
}

/**
 * What the address asks for, read by `read`, and how to ask for something else in part; an empty part is
 * left out. What was just typed or chosen counts at once, also before the address has it. It takes the
 * place of what was asked before, so that going back leaves the list, and coming back finds it again.
 */
export function useAddress<Asked>(read: (address: URLSearchParams) => Asked) {
  const here = useLocation();
  const [said, say] = useSaid(askedAt(here));
  useEffect(() => {
    lastAsked.set(here.pathname, said);
  }, [here.pathname, said]);
  return {
    asked: useMemo(() => read(new URLSearchParams(said)), [read, said]),
    ask: (parts: Record<string, string>) =>
      say((before) => withParts(before, parts)),
    clear: () => say(() => ""),
  };
}

/** What is asked for, ahead of the address that follows; where the address leads elsewhere, it counts. */
function useSaid(there: string) {
  const [ahead, setAhead] = useState<string>();
  const said = ahead ?? there;
  // What was written here and has not arrived: a second change may be made while the first is on its way.
  const written = useRef(new Set<string>());
  useEffect(() => {
    const isOwn = written.current.delete(there);
    setAhead((before) => (isOwn && before !== there ? before : undefined));
  }, [there]);
  const write = useWrite();
  const isBusy = useIsBusy();
  useEffect(() => {
    if (said === there || isBusy) return;
    const stop = () => {
      clearTimeout(timer);
      removeEventListener("focusout", now);
    };
    const now = () => {
      stop();
      written.current.add(said);
      write(said);
    };
    const timer = setTimeout(now, isSameSearch(said, there) ? 0 : pause);
    // Whoever leaves by a link leaves the search box first.
    addEventListener("focusout", now);
    return stop;
  }, [said, there, isBusy, write]);
  const say = (change: (before: string) => string) =>
    setAhead((before) => change(before ?? there));
  return [said, say] as const;
}

function useWrite() {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  return useCallback(
    (asked: string) => {
      const next = locationOf(asked);
      void navigate(
        { search: next.search, hash },
        {
          state: next.state,
          replace: true,
          preventScrollReset: true,
          // What is searched for is found in the browser.
          defaultShouldRevalidate: next.search !== search,
        },
      );
    },
    [navigate, hash, search],
  );
}

/** Somebody is leaving, or the list is being read again, which would be lost with the address it is read for. */
function useIsBusy(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { state } = useRevalidator();
  return (
    state === "loading" ||
    (location !== undefined && location.pathname !== pathname)
  );
}

/** For lists that the browser narrows by itself: looking at another part is no reason to load them again. */
export function revalidateUnlessFiltered(
  args: ShouldRevalidateFunctionArgs,
): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSameList = currentUrl.pathname === nextUrl.pathname;
  const isNarrowed = isSameList && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isNarrowed;
}
