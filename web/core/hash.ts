import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** What stands behind the `#`; the server never learns it. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
}
