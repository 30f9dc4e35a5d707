import { useEffect, useEffectEvent } from "react";

const every = 5000;
const idleAfter = 600_000;

/**
 * Looks for news every few seconds, while somebody looks at the page and has done something in the last
 * ten minutes: a desk that was left must not keep its session alive by itself.
 */
export function usePolling(look: () => Promise<unknown>) {
  const again = useEffectEvent(look);
  useEffect(() => {
    let active = Date.now();
    let isLooking = false;
    const note = () => {
      active = Date.now();
    };
    const inputs = ["pointerdown", "keydown", "focus"];
    for (const input of inputs) addEventListener(input, note);
    const timer = setInterval(() => {
      const isLeft = Date.now() - active > idleAfter;
      if (isLooking || isLeft || document.visibilityState !== "visible") return;
      isLooking = true;
      void again().finally(() => {
        isLooking = false;
      });
    }, every);
    return () => {
      for (const input of inputs) removeEventListener(input, note);
      clearInterval(timer);
    };
  }, []);
}
