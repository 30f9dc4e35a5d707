import { type RefObject, useEffect, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import { useNextScreen } from "#web/core/runtime/screen-guard.tsx";
import { isScreenHere } from "#web/core/runtime/route-modules.ts";

/** Asks before the page is left with nothing submitted: by a link, by going back, by closing it. */
export function useLeaveGuard(isDone: RefObject<boolean>) {
  const [chosen, setChosen] = useState<Blocker>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (!isDone.current || !isScreenHere(nextLocation.pathname)),
  );
  const isLeaving = chosen === blocker;
  useNextScreen(blocker, isLeaving || isDone.current);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const isReload = "reloading" in document.documentElement.dataset;
      if (!isDone.current && !isReload) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDone]);
  return {
    isAsking: blocker.state === "blocked" && !isDone.current,
    isLeaving,
    /** Everything is submitted, and the next screen is on its way. */
    isGoingOn: blocker.state !== "unblocked" && isDone.current,
    leave: () => setChosen(blocker),
    stay: () => blocker.reset?.(),
  };
}
