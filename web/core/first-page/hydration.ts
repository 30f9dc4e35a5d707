import { useState, useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/** False in the first render of a server page, which must not depend on this device's storage. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

/** Whether the server rendered this screen. If so, visitors may have used it before hydration. */
export function useWasServerRendered(): boolean {
  const [isFromServer] = useState(!useHydrated());
  return isFromServer;
}

/** Whether the browser is submitting a form of this page. If so, the page is not hydrated. */
export const isFormSubmitting = () =>
  "sent" in document.documentElement.dataset;
