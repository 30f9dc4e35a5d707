import { useSyncExternalStore } from "react";
import { canUsePasskeys } from "./browser.ts";

const never = () => () => undefined;

/** Whether this browser has passkeys; false on the server, and until the page is at work. */
export function usePasskeysHere(): boolean {
  return useSyncExternalStore(never, canUsePasskeys, () => false);
}
