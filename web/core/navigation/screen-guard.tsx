import { useBlocker } from "react-router";
import { WaitingLine } from "./waiting-line.tsx";
import { useNextScreen } from "./next-screen.ts";
import { isScreenHere } from "./screen-files.ts";

/** Fetches the next screen before the present one is left: left to itself the router would reload. */
export function ScreenGuard({ label }: { label: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isScreenHere(nextLocation.pathname),
  );
  useNextScreen(blocker, true);
  return <WaitingLine label={label} isWaiting={blocker.state === "blocked"} />;
}
