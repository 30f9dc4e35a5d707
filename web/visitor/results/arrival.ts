import { useLocation } from "react-router";
import { type Place, placeOf } from "#shared/rules/places.ts";

/** By which of its addresses the screen was reached, and whether others may be looking on. */
export function useArrival() {
  const { hash, pathname } = useLocation();
  const place: Place = placeOf(pathname) ?? "/results/{id}";
  return { place, isShared: hash === "#share" };
}
