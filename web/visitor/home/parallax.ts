import { type RefObject, useEffect } from "react";

const beginsAfter = 1000;
const pixelsPerDepth = 0.05;

/** The nearer a layer of the picture, the further it moves while scrolling; for who wants motion. */
export function useParallax(scene: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      for (const layer of scene.current?.querySelectorAll<SVGElement>(
        "[data-depth]",
      ) ?? []) {
        const shift = scrollY * pixelsPerDepth * Number(layer.dataset.depth);
        layer.style.transform = `translateY(${shift.toFixed(1)}px)`;
      }
    };
    const request = () => {
      frame ||= requestAnimationFrame(move);
    };
    const begin = setTimeout(
      () => addEventListener("scroll", request, { passive: true }),
      beginsAfter,
    );
    return () => {
      clearTimeout(begin);
      cancelAnimationFrame(frame);
      removeEventListener("scroll", request);
    };
  }, [scene]);
}
