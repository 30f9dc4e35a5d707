import { useEffect, useLayoutEffect } from "react";
import { useHydrated } from "./hydration.ts";

/** From now on React hears every tap itself: start-late.ts remembers none any more. */
export function useMarkHydrated() {
  useLayoutEffect(() => {
    document.documentElement.dataset["awake"] = "";
  }, []);
}

/**
 * Taps again what was tapped before this page could listen: boxes, radio buttons, and the last button, which
 * start-late.ts marks. It waits for one more render, until the stored names are filled in and the screen
 * guard is mounted. What stands in a busy form waits for the form, which then says here that it is ready.
 */
export function useReplayedTaps(isReady = true) {
  const isFilledIn = useHydrated();
  useEffect(() => {
    if (!isFilledIn || !isReady) return;
    // In the order of the page: what is chosen in a form stands before its button.
    for (const tapped of document.querySelectorAll<HTMLElement>(
      "[data-tapped]",
    )) {
      if (tapped.closest("[aria-busy=true]")) continue;
      if (tapped instanceof HTMLInputElement)
        tapped.checked = tapped.dataset["tapped"] !== "true";
      tapped.removeAttribute("data-tapped");
      tapped.click();
    }
  }, [isFilledIn, isReady]);
}
