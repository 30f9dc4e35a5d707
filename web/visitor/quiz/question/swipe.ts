import { type RefObject, useEffect, useEffectEvent } from "react";

const farEnough = 64;

/** A finger that draws sideways, and clearly not up or down: scrolling is left alone. */
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  { right, left }: { right: () => void; left: () => void },
) {
  const swiped = useEffectEvent((across: number) =>
    across > 0 ? right() : left(),
  );
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: Touch | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? touches[0] : undefined;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const last = changedTouches[0];
      if (!start || !last) return;
      const across = last.clientX - start.clientX;
      const along = Math.abs(last.clientY - start.clientY);
      start = undefined;
      if (Math.abs(across) >= farEnough && Math.abs(across) > 2 * along)
        swiped(across);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    };
  }, [area]);
}
