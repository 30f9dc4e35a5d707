import { useEffect, useLayoutEffect } from "react";
import { useIsFilledIn } from "./from-server.ts";

/** From now on React hears every tap itself: start-late.ts remembers none any more. */
export function useAwake() {
  useLayoutEffect(() => {
    document.documentElement.dataset["awake"] = "";
  }, []);
}

/**
 * Presses the button that was tapped before this page could listen; start-late.ts remembers it. It waits
 * for one more render, until the stored names are filled in and the screen guard is mounted. A button
 * of a form that is busy waits for the form, which then says here that it is ready.
 */
export function useEarlyTap(isReady = true) {
  const isFilledIn = useIsFilledIn();
  useEffect(() => {
    if (!isFilledIn || !isReady) return;
    const tapped = document.querySelector<HTMLElement>("[data-tapped]");
    if (!tapped || tapped.closest("[aria-busy=true]")) return;
    tapped.removeAttribute("data-tapped");
    tapped.click();
  }, [isFilledIn, isReady]);
}
