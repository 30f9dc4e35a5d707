import { type RefObject, useEffect, useEffectEvent } from "react";
import { type Blocker, useBlocker } from "react-router";
import { useNextScreen } from "#web/core/frame/next-screen.ts";

/** Asks before the page is left with nothing submitted: by a link, by going back, by closing it. */
export function useLeaveGuard(isDone: RefObject<boolean>) {
  const { isHere, goOn } = useNextScreen();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (!isDone.current || !isHere(nextLocation.pathname)),
  );
  const goOnWhenDone = useEffectEvent((blocked: Blocker) => {
    if (isDone.current) void goOn(blocked);
  });
  useEffect(() => goOnWhenDone(blocker), [blocker]);
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
    leave: () => void goOn(blocker),
    stay: () => blocker.reset?.(),
  };
}
