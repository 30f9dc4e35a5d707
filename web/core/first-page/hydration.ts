import { useState, useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/** False in the first render of a page from the server, which knows nothing of this phone. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

/** Whether this screen stood in the page that the server sent, and may have been used before scripts came. */
export function useWasServerRendered(): boolean {
  const [isFromServer] = useState(!useHydrated());
  return isFromServer;
}

/** Whether a form of this page is under way: then no script takes the page over. */
export const isFormSubmitting = () =>
  "sent" in document.documentElement.dataset;
