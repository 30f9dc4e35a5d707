import type { NextAllowed } from "#shared/rules/campaigns/decide.ts";
import { holdUntil } from "#shared/rules/texting/hold-until.ts";
import type { TextingHours } from "#shared/rules/texting/hours.ts";
import type { Whereabouts } from "#shared/rules/texting/zones.ts";

/** In which hours a family may be texted, by where its phone may ring. */
export function allowedIn(
  hours: TextingHours,
): (family: Whereabouts) => NextAllowed {
  return (family) => (at) => holdUntil(family, new Date(at), hours).getTime();
}
