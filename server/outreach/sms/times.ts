import {
  holdUntil,
  type Whereabouts,
  zonesOf,
} from "#shared/rules/outreach/texting/zones.ts";
import {
  lawfulHours,
  nextAllowed,
} from "#shared/rules/outreach/texting/texting-hours.ts";
import { findWhereabouts } from "#server/outreach/contacts/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  findNow,
  findTextingHours,
} from "#server/outreach/messages/queries.ts";
import type { Services } from "#server/services.ts";

/** A waiting text: when it will be sent, and the time zone in which to show that time. */
export type Held = { until: Date; zone: string; isLawful: boolean };

/**
 * The sending times of texts that staff send by hand: at once within the texting hours, otherwise when the hours begin.
 * With `anyway`, at once whenever it is legal at the phone's location.
 */
export async function timesOf(
  db: Database,
  { clock }: Pick<Services, "clock">,
  anyway: boolean,
) {
  const now = await findNow(db, clock);
  const hours = await findTextingHours(db);
  return (family: Whereabouts) => {
    const [zone = "", ...others] = zonesOf(family);
    const until = holdUntil(family, now, hours);
    const isHeld = until > now;
    const lawful = nextAllowed(now, [zone, ...others], lawfulHours);
    const isLawful = lawful?.getTime() === now.getTime();
    const isNow = !isHeld || (anyway && isLawful);
    return {
      columns: {
        timing: isHeld && isNow ? ("lawful" as const) : ("usual" as const),
        due: now.toISOString(),
        not_before: isNow ? null : until.toISOString(),
      },
      held: isNow ? undefined : { until, zone, isLawful },
    };
  };
}

export function firstOf(held: Held[]): Held | undefined {
  const [first] = held.toSorted((one, other) => +one.until - +other.until);
  return first;
}

export async function findTimes(
  services: Pick<Services, "db" | "clock" | "gateways">,
  contacts: string[],
) {
  const { db, gateways } = services;
  if (!gateways.sms) return { held: 0, lawful: 0, first: null };
  const timeOf = await timesOf(db, services, false);
  const families = await findWhereabouts(db, contacts);
  const held = families.flatMap((family) => timeOf(family).held ?? []);
  return {
    held: held.length,
    lawful: held.filter(({ isLawful }) => isLawful).length,
    first: firstOf(held)?.until.toISOString() ?? null,
  };
}
