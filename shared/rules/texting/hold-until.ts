import {
  lawfulHours,
  nextAllowed,
  staleDays,
  type TextingHours,
} from "./hours.ts";
import { day } from "./local-time.ts";
import { type Whereabouts, zonesOf } from "./zones.ts";

/** Which hours a text keeps to: those of the law, where staff want it now; or those that staff chose. */
export type Timing = "lawful" | "usual";

/** Older than this, a text that waited is given up. */
export const staleAfter = staleDays * day;

/**
 * When a text that is meant for `at` may go to this family: `at` itself, or the next opening of the hours in
 * every zone where the phone may ring. It depends on nothing else, so that a forecast made with it is what
 * happens, as long as hours and whereabouts stay; they are looked up again when the text is claimed, and a
 * campaign's then waits a day where the phone had another text that day.
 *
 * Where the hours of staff never meet in all zones, those of the law count; where these do not either, the
 * answer lies so far ahead that the text is given up before.
 */
export function holdUntil(
  family: Whereabouts,
  at: Date,
  hours: TextingHours,
): Date {
  const zones = zonesOf(family);
  return (
    nextAllowed(at, zones, hours) ??
    nextAllowed(at, zones, lawfulHours) ??
    new Date(at.getTime() + 2 * staleAfter)
  );
}
