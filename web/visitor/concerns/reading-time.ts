import { useEffect, useRef } from "react";
import type { Place } from "#shared/rules/quiz/places.ts";
import { secondsSince, track } from "#web/core/events.ts";

/**
 * Returns a function for each toggle of a concern's panel. Counts that the panel was opened and how long it stayed
 * open.
 */
export function useReadingTime(place: Place, number: number) {
  const openSince = useRef<number>(undefined);
  const close = useRef(() => {
    if (openSince.current === undefined) return;
    const seconds = secondsSince(openSince.current);
    openSince.current = undefined;
    track("concern_closed", { place, number, seconds });
  });
  useEffect(() => close.current, []);
  return (isOpen: boolean) => {
    if (!isOpen) return close.current();
    if (openSince.current !== undefined) return;
    openSince.current = Date.now();
    track("concern_opened", { place, number });
  };
}
