import { day, hour, localTime, momentOf } from "./local-time.ts";

/** Whole hours of the recipient's day, from 0 to 24. */
export type TextingHours = {
  opens: number;
  closes: number;
  /** On Sundays; where it is not before `closes`, Sundays stay free. */
  sundayopens: number;
};

/** The widest that the law allows (47 CFR 64.1200(c)(1)). */
export const lawfulHours: TextingHours = {
  opens: 8,
  closes: 21,
  sundayopens: 8,
};

/** What holds until staff choose others. */
export const usualHours: TextingHours = {
  opens: 9,
  closes: 20,
  sundayopens: 12,
};

/** The hours of a day that staff leave for texts are at least as many. */
export const shortestWindow = 2;

/** After so many days a text that waited is given up: what it says is no longer meant. */
export const staleDays = 3;

const daysAhead = 8;

/**
 * The first moment from `at` on at which a text may go in all of these zones, to the millisecond:
 * `at` itself where it may go now. Undefined where no moment of the next eight days suits them all.
 */
export function nextAllowed(
  at: Date,
  zones: string[],
  hours: TextingHours,
): Date | undefined {
  const last = at.getTime() + daysAhead * day;
  let moment = at.getTime();
  while (moment <= last) {
    const openings = zones.map((zone) => nextOpening(moment, zone, hours));
    const next = Math.max(...openings);
    if (next === moment) return new Date(moment);
    moment = next;
  }
  return undefined;
}

/** The moment itself where the hours are open in this zone, else when they open next. */
function nextOpening(at: number, zone: string, hours: TextingHours): number {
  const today = Math.floor(localTime(zone, at) / day) * day;
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const midnight = today + ahead * day;
    const isSunday = new Date(midnight).getUTCDay() === 0;
    const opens = isSunday
      ? Math.max(hours.opens, hours.sundayopens)
      : hours.opens;
    if (opens >= hours.closes) continue;
    if (at < momentOf(zone, midnight + hours.closes * hour))
      return Math.max(at, momentOf(zone, midnight + opens * hour));
  }
  return Infinity;
}

/** Whether both moments lie in one calendar day of any of these zones. */
export function isSameDay(one: Date, other: Date, zones: string[]): boolean {
  const dayOf = (zone: string, at: Date) =>
    Math.floor(localTime(zone, at.getTime()) / day);
  return zones.some((zone) => dayOf(zone, one) === dayOf(zone, other));
}

/** The first moment after the day of `at` has ended in all of these zones. */
export function nextDay(at: Date, zones: string[]): Date {
  const ends = zones.map((zone) => {
    const today = Math.floor(localTime(zone, at.getTime()) / day) * day;
    return momentOf(zone, today + day);
  });
  return new Date(Math.max(...ends));
}
