import { useState, useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/** False in the first render of a server page, which cannot depend on this device's storage. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

/** Whether the server rendered this screen, so that it may have been used before hydration. */
export function useWasServerRendered(): boolean {
  const [isFromServer] = useState(!useHydrated());
  return isFromServer;
}

/** Whether a form of this page is being submitted by the browser: then the page is not hydrated. */
export const isFormSubmitting = () =>
  "sent" in document.documentElement.dataset;
