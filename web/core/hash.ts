import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The part of the address after `#`, which is never sent to the server. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
}
