import { type RefObject, useLayoutEffect, useRef } from "react";

/** Animates rows to their new places when the order changes after `hold` was called. */
export function useMoveAnimation(
  list: RefObject<HTMLElement | null>,
  order: string,
) {
  const held = useRef<Map<HTMLElement, number>>(new Map());

  useLayoutEffect(() => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
      for (const [row, top] of held.current)
        animateMove(row, top - row.offsetTop);
    held.current = new Map();
  }, [order]);

  return function hold() {
    const rows = [...(list.current?.children ?? [])];
    held.current = new Map(
      rows
        .filter((row) => row instanceof HTMLElement)
        .map((row) => [row, row.offsetTop]),
    );
  };
}

function animateMove(row: HTMLElement, distance: number) {
  if (distance === 0) return;
  row.animate([{ translate: `0 ${distance}px` }, { translate: "0 0" }], {
    duration: 240,
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  });
}
