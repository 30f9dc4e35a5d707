import { useEffect, useEffectEvent } from "react";
import { type Blocker } from "react-router";
import { placeOf } from "#shared/rules/places.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useWords } from "#web/core/language.tsx";
import { fetchScreen } from "./screen-files.ts";

/** Lets a blocked step happen when its screen is here; without a connection it stays and says so. */
export function useNextScreen(blocker: Blocker, isWanted: boolean) {
  const words = useWords(coreWords);

  const goOn = useEffectEvent(async (isStillWanted: () => boolean) => {
    if (blocker.state !== "blocked") return;
    const { pathname } = blocker.location;
    const isReached = await fetchScreen(pathname).then(
      () => true,
      () => false,
    );
    if (!isStillWanted()) return;
    if (isReached) return blocker.proceed();
    blocker.reset();
    const isQuestion = placeOf(pathname) === "/question/{number}";
    const text = isQuestion ? words.cannotLoadQuestion : words.cannotLoadPage;
    toasts.show({ text, kind: "danger" });
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
