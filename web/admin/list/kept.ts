import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

const kept = new Map<string, unknown>();

/** How a list is looked at: going back to it finds it as it was left, going to it anew begins anew. */
export function useKept<View extends object>(start: View) {
  const { key } = useLocation();
  const [view, setView] = useState(
    () => (kept.get(key) as View | undefined) ?? start,
  );
  useEffect(() => void kept.set(key, view), [key, view]);
  const change = useCallback(
    (parts: Partial<View>) => setView((before) => ({ ...before, ...parts })),
    [],
  );
  return [view, change] as const;
}
