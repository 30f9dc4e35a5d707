import { useEffect, useEffectEvent } from "react";
import { type Blocker, useBlocker, useNavigation } from "react-router";
import { placeOf } from "#shared/rules/quiz/places.ts";
import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { countDeparture } from "./departures.ts";
import { loadRoute, isRouteLoaded } from "./route-modules.ts";
import styles from "./screen-guard.module.css";

/**
 * Loads the next route module before this screen is left. If loading failed later, React Router would reload the
 * page.
 */
export function ScreenGuard({ label }: { label: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isRouteLoaded(nextLocation.pathname),
  );
  useNextScreen(blocker, true);
  return <WaitingLine label={label} isWaiting={blocker.state === "blocked"} />;
}

/** Continues a blocked navigation once the route module has loaded. Offline, stays and shows a message. */
export function useNextScreen(blocker: Blocker, isWanted: boolean) {
  const words = useWords(coreWords);

  const goOn = useEffectEvent(async (isStillWanted: () => boolean) => {
    if (blocker.state !== "blocked") return;
    const { pathname } = blocker.location;
    const isReached = await loadRoute(pathname).then(
      () => true,
      () => false,
    );
    if (!isStillWanted()) return;
    if (isReached) return blocker.proceed();
    blocker.reset();
    const isQuestion = placeOf(pathname) === "/question/{number}";
    const text = isQuestion ? words.cannotLoadQuestion : words.cannotLoadPage;
    const shown = toasts.show({ text, kind: "danger" });
    addEventListener("online", () => toasts.close(shown), { once: true });
  });

  useEffect(() => {
    if (!isWanted) return;
    let isStillWanted = true;
    void goOn(() => isStillWanted);
    return () => {
      isStillWanted = false;
    };
  }, [blocker, isWanted]);
}

interface WaitingLineProps {
  label: string;
  /** Whether the files of the next screen are loading, before the router navigates. */
  isWaiting?: boolean;
}

/** Shows that the next screen is loading. */
export function WaitingLine({ label, isWaiting = false }: WaitingLineProps) {
  const isUnderWay = useNavigation().state !== "idle" || isWaiting;
  useEffect(() => {
    if (isUnderWay) countDeparture();
  }, [isUnderWay]);
  return (
    <output className={styles.line} data-waiting={isUnderWay} data-print="hide">
      {isUnderWay && <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
