import { useLocation } from "react-router";

const places = {
  "sms-share": "/results/{id}/sms-share",
  "email-share": "/results/{id}/email-share",
} as const;

export type Door = keyof typeof places;

/** By which of its addresses the screen was reached, and whether others may be looking on. */
export function useArrival() {
  const { hash, pathname } = useLocation();
  const last = pathname.split("/").findLast((part) => part !== "");
  const door =
    last !== undefined && last in places ? (last as Door) : undefined;
  return {
    door,
    place: door ? places[door] : ("/results/{id}" as const),
    isShared: hash === "#share",
  };
}
