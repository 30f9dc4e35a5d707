import { day, hour } from "#shared/rules/milliseconds.ts";
import { localTime, momentOf } from "./local-time.ts";

/** Hours of the recipient's local time, from 0 to 24. */
export type TextingHours = {
  opens: number;
  closes: number;
  /** When the hours open on Sundays. If this is not before `closes`, no texts are sent on Sundays. */
  sundayopens: number;
};

/** The legal maximum (47 CFR 64.1200(c)(1)). */
export const lawfulHours: TextingHours = {
  opens: 8,
  closes: 21,
  sundayopens: 8,
};

/** The default until staff change it. */
export const usualHours: TextingHours = {
  opens: 9,
  closes: 20,
  sundayopens: 12,
};

/** Minimum number of hours per day that staff must leave open. */
export const shortestWindow = 2;

/** A text that waits longer than this is dropped, because it is outdated. */
export const staleDays = 3;

const daysAhead = 8;

/**
 * The first time at or after `at` when all zones allow a text. Undefined if the next eight days
 * have no such time.
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

/** Returns `at` if the hours are open in this zone, else the next opening. */
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

/** Whether both times are on the same calendar day in any of these zones. */
export function isSameDay(one: Date, other: Date, zones: string[]): boolean {
  const dayOf = (zone: string, at: Date) =>
    Math.floor(localTime(zone, at.getTime()) / day);
  return zones.some((zone) => dayOf(zone, one) === dayOf(zone, other));
}

/** The first time when the day of `at` has ended in all zones. */
export function nextDay(at: Date, zones: string[]): Date {
  const ends = zones.map((zone) => {
    const today = Math.floor(localTime(zone, at.getTime()) / day) * day;
    return momentOf(zone, today + day);
  });
  return new Date(Math.max(...ends));
}
