import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";
import { askedAt, isSameSearch, locationOf, withParts } from "./address.ts";

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
export function whenNotNarrowed(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSameList = currentUrl.pathname === nextUrl.pathname;
  const isNarrowed = isSameList && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isNarrowed;
}
