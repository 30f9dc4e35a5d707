import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { placeOf } from "#shared/rules/places.ts";

/** How long the first page of a first visit has the line for itself. */
const restAfter = 5000;

/** Has the screens of visitors kept for times without a connection, once the page rests; the desk's never. */
export function useOffline() {
  const { pathname, hash } = useLocation();
  const [isAtRest, setAtRest] = useState(
    () => !!globalThis.navigator?.serviceWorker?.controller,
  );
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isAtRest || !placeOf(pathname) || import.meta.env.DEV) return;
    void import("./tell-worker.ts")
      .then(({ tellWorker }) => tellWorker(pathname, hash))
      .catch(() => undefined);
  }, [isAtRest, pathname, hash]);
}
