import type {
  Standing,
  NextAllowed,
} from "#shared/rules/outreach/campaigns/decide.ts";
import {
  holdUntil,
  type Whereabouts,
  zonesOf,
} from "#shared/rules/outreach/texting/zones.ts";
import type { TextingHours } from "#shared/rules/outreach/texting/texting-hours.ts";
import type { Recipient } from "./schedule-queries.ts";

/** When a contact was invited, and the reason not to text them, if there is one. */
export function stateOf({ date, ...contact }: Recipient) {
  return {
    invited: date === null ? null : Date.parse(date),
    standing: standingOf(contact),
  };
}

function standingOf(contact: Omit<Recipient, "date">): Standing | undefined {
  if (contact.isArchived) return "archived";
  if (contact.optedout) return "opted_out";
  if (contact.active <= 0) return "completed";
  return contact.isUnreachable ? "unreachable" : undefined;
}

/**
 * Returns the next time at which a family may be texted, in all time zones where its phone may be. Computes it once
 * for each set of zones.
 */
export function allowedIn(
  hours: TextingHours,
): (family: Whereabouts) => NextAllowed {
  const cache = new Map<string, number>();
  return (family) => {
    const zones = zonesOf(family).join();
    return (at) => {
      const key = `${zones} ${at}`;
      const until =
        cache.get(key) ?? holdUntil(family, new Date(at), hours).getTime();
      cache.set(key, until);
      return until;
    };
  };
}
