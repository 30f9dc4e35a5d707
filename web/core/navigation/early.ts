import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
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

/**
 * Submits a form that was sent off on this page before it could listen; boot.ts remembers that it
 * was. It waits for one more render, until the stored names are filled in and the screen guard is mounted.
 */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  isReady = true,
) {
  const isAwaited = useRef(false);
  const isFilledIn = useIsFilledIn();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset["early"] === location.pathname) isAwaited.current = true;
    delete dataset["early"];
    if (!isAwaited.current || !isReady || !isFilledIn) return;
    isAwaited.current = false;
    form.current?.querySelector<HTMLElement>("[type=submit]")?.click();
  }, [form, isFilledIn, isReady]);
}
