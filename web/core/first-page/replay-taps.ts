import { useEffect, useLayoutEffect } from "react";
import { useHydrated } from "./hydration.ts";
import { restoreTypedText } from "./typed-text.ts";

/** Marks the page as hydrated, so that defer-scripts.ts stops recording taps. */
export function useMarkHydrated() {
  useLayoutEffect(() => {
    document.documentElement.dataset["awake"] = "";
  }, []);
}

/**
 * Replays taps made before hydration on checkboxes and radio buttons, and on the button that was tapped last.
 * defer-scripts.ts has marked them. Before these, restores text typed before the page was reloaded in another language.
 * Waits for one more render, until the stored names are filled in and the screen guard is mounted. Taps inside a
 * busy form wait until that form calls this hook with `isReady`.
 */
export function useReplayedTaps(isReady = true) {
  const isFilledIn = useHydrated();
  useEffect(() => {
    if (!isFilledIn || !isReady) return;
    if (!document.querySelector("main form[aria-busy=true]"))
      restoreTypedText();
    // Replay in the order of the page, so that the choices in a form come before its button.
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
