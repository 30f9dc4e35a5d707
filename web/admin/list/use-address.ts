import { startTransition, useMemo, useOptimistic } from "react";
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRevalidator,
} from "react-router";

/**
 * What the address asks for, read by `read`, and how to ask for something else in part; an empty part is
 * left out. What was just typed or chosen counts at once, also before the address has it. It takes the
 * place of what was asked before, so that going back leaves the list, and coming back finds it again.
 */
export function useAddress<Asked>(read: (address: URLSearchParams) => Asked) {
  const here = useLocation();
  const navigate = useNavigate();
  const { state, revalidate } = useRevalidator();
  const [search, setSearch] = useOptimistic(here.search);
  const asked = useMemo(
    () => read(new URLSearchParams(search)),
    [read, search],
  );

  function ask(parts: Record<string, string>) {
    const address = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts))
      if (value) address.set(name, value);
      else address.delete(name);
    const next = address.size > 0 ? `?${String(address)}` : "";
    startTransition(async () => {
      setSearch(next);
      // What is being read again would be lost with the address that it is read for.
      if (state === "loading") await revalidate();
      await navigate(
        { search: next, hash: here.hash },
        { replace: true, preventScrollReset: true },
      );
    });
  }

  return { asked, ask };
}

/** For lists that the browser narrows by itself: looking at another part is no reason to load them again. */
export function whenNotNarrowed(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSameList = currentUrl.pathname === nextUrl.pathname;
  const isNarrowed = isSameList && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isNarrowed;
}
