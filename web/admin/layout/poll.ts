import { useEffect, useEffectEvent } from "react";

const every = 5000;
const idleAfter = 600_000;

/**
 * Calls `refresh` every few seconds while the page is visible and was used in the last ten minutes. Polling on an
 * unattended page must not keep the session alive.
 */
export function usePolling(refresh: () => Promise<unknown>) {
  const refreshLatest = useEffectEvent(refresh);
  useEffect(() => {
    let lastActive = Date.now();
    let isRefreshing = false;
    const noteActivity = () => {
      lastActive = Date.now();
    };
    const inputs = ["pointerdown", "keydown", "focus"];
    for (const input of inputs) addEventListener(input, noteActivity);
    const timer = setInterval(() => {
      const isIdle = Date.now() - lastActive > idleAfter;
      if (isRefreshing || isIdle || document.visibilityState !== "visible")
        return;
      isRefreshing = true;
      void refreshLatest().finally(() => {
        isRefreshing = false;
      });
    }, every);
    return () => {
      for (const input of inputs) removeEventListener(input, noteActivity);
      clearInterval(timer);
    };
  }, []);
}
