import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from "react";

type Keys = { choose: (index: number) => void; enter: () => void };

/**
 * Keys 1 to 5 choose an answer while the focus is inside the form (WCAG 2.1.4). Enter continues from anywhere on the
 * page, except that a button or link handles Enter itself.
 */
export function useKeys(
  form: RefObject<HTMLElement | null>,
  { choose, enter }: Keys,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target as HTMLElement;
    const isElsewhere =
      target.closest("header, footer, dialog, [role='dialog']") !== null;
    if (isElsewhere || target.closest("input[type='text'], textarea")) return;
    if (/^[1-5]$/.test(event.key)) {
      if (form.current?.contains(target)) choose(Number(event.key) - 1);
    } else if (event.key === "Enter" && !target.closest("a, button, input"))
      enter();
  });
  // Listen before the paint, because a visitor may press the next key at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

const farEnough = 64;

/** Handles clearly horizontal swipes and ignores scrolling. */
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
