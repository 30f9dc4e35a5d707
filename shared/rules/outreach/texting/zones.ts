import {
  lawfulHours,
  nextAllowed,
  staleDays,
  type TextingHours,
} from "./hours.ts";
import { day } from "./local-time.ts";
import { areaCodes, zipPrefixes } from "./zone-tables.ts";

/** What is known of where somebody's phone rings; empty where nothing is. */
export type Whereabouts = {
  phone: string;
  zip: string;
  /** An IANA name, as staff or a list said. */
  timezone: string;
};

type ZoneSource = "timezone" | "zip" | "phone";

/** Each source that says something, with the zones that it allows for. */
type SpokenZones = { source: ZoneSource; zones: string[] };

/** A phone of which nothing is known rings somewhere from Newfoundland to Hawaii. */
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

/** What each source says: the contact's own zone, the ZIP code, the area code of the phone. */
export function spokenZones({ phone, zip, timezone }: Whereabouts) {
  const areaCode = /^\+1(\d{3})\d{7}$/.exec(phone)?.[1] ?? "";
  const said: SpokenZones[] = [
    { source: "timezone", zones: timezone === "" ? [] : [timezone] },
    { source: "zip", zones: byZipPrefix.get(zip.slice(0, 3)) ?? [] },
    { source: "phone", zones: byAreaCode.get(areaCode) ?? [] },
  ];
  return said.filter(({ zones }) => zones.length > 0);
}

/** Every zone in which the phone may ring: of all sources, for where they disagree all must allow a text. */
export function zonesOf(whereabouts: Whereabouts): string[] {
  const zones = spokenZones(whereabouts).flatMap((each) => each.zones);
  return zones.length === 0 ? anywhere : [...new Set(zones)];
}

/** By each number of the table, of which `010-012` are three. */
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
