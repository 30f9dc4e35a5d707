import { type RefObject, useEffect, useRef } from "react";
import { useIsFilledIn } from "./from-server.ts";

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
