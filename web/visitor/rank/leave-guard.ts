import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

/** Asks before the page is left with nothing submitted: by a link, by going back, by closing it. */
export function useLeaveGuard(isDone: RefObject<boolean>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isDone.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const isReload = "reloading" in document.documentElement.dataset;
      if (!isDone.current && !isReload) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDone]);
  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
