import { useEffect, useEffectEvent } from "react";
import { type Blocker, useBlocker } from "react-router";
import { WaitingLine } from "#web/core/waiting-line.tsx";
import { useNextScreen } from "./next-screen.ts";

/** Fetches the next screen before the present one is left: left to itself the router would reload. */
export function ScreenGuard({ label }: { label: string }) {
  const { isHere, goOn } = useNextScreen();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isHere(nextLocation.pathname),
  );
  const go = useEffectEvent((blocked: Blocker, isWanted: () => boolean) =>
    goOn(blocked, isWanted),
  );
  useEffect(() => {
    let isWanted = true;
    void go(blocker, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [blocker]);
  return <WaitingLine label={label} isWaiting={blocker.state === "blocked"} />;
}
