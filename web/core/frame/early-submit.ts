import { type RefObject, useEffect } from "react";

/** Submits a form that was sent off before the page could listen; boot.ts remembers that it was. */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  isReady = true,
) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isReady || !("early" in dataset)) return;
    delete dataset["early"];
    form.current?.requestSubmit();
  }, [form, isReady]);
}
