import {
  lawfulHours,
  nextAllowed,
  staleDays,
  type TextingHours,
} from "./texting-hours.ts";
import { day } from "#shared/rules/milliseconds.ts";

import { areaCodes, zipPrefixes } from "./zone-tables.ts";

/** The known facts about a phone's location; empty if unknown. */
export type Whereabouts = {
  phone: string;
  zip: string;
  /** An IANA name, from staff or an imported list. */
  timezone: string;
};

type ZoneSource = "timezone" | "zip" | "phone";

/** A source with the zones it allows. */
type SourceZones = { source: ZoneSource; zones: string[] };

/** A phone with an unknown location may be anywhere from Newfoundland to Hawaii. */
const anywhere = [
  "America/St_Johns",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

const byAreaCode = indexOf(areaCodes);
const byZipPrefix = indexOf(zipPrefixes);

/** The zones by source: the contact's own zone, the ZIP code, the area code. */
export function spokenZones({ phone, zip, timezone }: Whereabouts) {
  const areaCode = /^\+1(\d{3})\d{7}$/.exec(phone)?.[1] ?? "";
  const sources: SourceZones[] = [
    { source: "timezone", zones: timezone === "" ? [] : [timezone] },
    { source: "zip", zones: byZipPrefix.get(zip.slice(0, 3)) ?? [] },
    { source: "phone", zones: byAreaCode.get(areaCode) ?? [] },
  ];
  return sources.filter(({ zones }) => zones.length > 0);
}

/** Every possible zone of the phone. If sources disagree, all their zones must allow a text. */
export function zonesOf(whereabouts: Whereabouts): string[] {
  const zones = spokenZones(whereabouts).flatMap((each) => each.zones);
  return zones.length === 0 ? anywhere : [...new Set(zones)];
}

/** Maps each number of the table to its zones; `010-012` are three numbers. */
function indexOf(table: Record<string, string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [zones, numbers] of Object.entries(table))
    for (const range of numbers.trim().split(/\s+/)) {
      const [first = "", last = first] = range.split("-");
      for (let at = Number(first); at <= Number(last); at += 1)
        index.set(String(at).padStart(3, "0"), zones.split(" "));
    }
  return index;
}

/** `lawful` uses only the legal hours; `usual` uses the hours chosen by staff. */
export type Timing = "lawful" | "usual";

/** A text that has waited longer is dropped. */
export const staleAfter = staleDays * day;

/**
 * When a text planned for `at` may be sent to this family: at `at`, or at the next time when texting is allowed in
 * all possible zones of the phone. The result depends on nothing else, so a forecast stays valid while hours and
 * contact are unchanged. Both are checked again when the text is claimed. A campaign text then waits a day if the
 * phone got another text that day.
 *
 * If the hours chosen by staff never overlap in all zones, the legal hours are used. If those do not overlap either,
 * the result is so late that the text is dropped first.
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
