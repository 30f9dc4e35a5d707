import { useEffect, useLayoutEffect } from "react";
import { useIsFilledIn } from "./from-server.ts";

/** Presses the button that was tapped before this page could listen; start-late.ts remembers it. */
export function useEarlyTap() {
  const isFilledIn = useIsFilledIn();
  // From now on React hears every tap itself.
  useLayoutEffect(() => {
    document.documentElement.dataset["awake"] = "";
  }, []);
  useEffect(() => {
    if (!isFilledIn) return;
    const tapped = document.querySelector<HTMLElement>("[data-tapped]");
    tapped?.removeAttribute("data-tapped");
    tapped?.click();
  }, [isFilledIn]);
}
