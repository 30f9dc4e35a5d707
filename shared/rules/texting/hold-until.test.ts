import fc from "fast-check";
import { expect, test } from "vitest";
import { areaCodes } from "./area-codes.ts";
import { holdUntil } from "./hold-until.ts";
import { lawfulHours, nextAllowed, usualHours } from "./hours.ts";
import { zipPrefixes } from "./zip-prefixes.ts";
import { zonesOf } from "./zones.ts";

const minute = 60_000;
const twoWeeks = 14 * 24 * 60;
const hoursToTry = [
  usualHours,
  lawfulHours,
  { opens: 10, closes: 18, sundayopens: 21 },
];
const zones = Object.keys(areaCodes).flatMap((each) => each.split(" "));

/** The three-digit codes of a table whose values list codes and ranges. */
function codesOf(table: Record<string, string>): string[] {
  const codes = Object.values(table).flatMap((each) =>
    each.trim().split(/\s+/),
  );
  return codes.map((code) => code.slice(0, 3));
}

const families = fc.record({
  phone: fc
    .constantFrom(...codesOf(areaCodes))
    .map((code) => `+1${code}5550123`),
  zip: fc.oneof(
    fc.constant(""),
    fc.constantFrom(...codesOf(zipPrefixes)).map((prefix) => `${prefix}01`),
  ),
  timezone: fc.oneof(fc.constant(""), fc.constantFrom(...zones)),
});

/** Minutes around both daylight saving changes of 2026. */
const moments = fc
  .tuple(
    fc.constantFrom("2026-03-01T00:00Z", "2026-10-25T00:00Z"),
    fc.nat(twoWeeks),
  )
  .map(([start, minutes]) => Date.parse(start) + minutes * minute);

/** Whether texting is allowed, read off a clock that shares no code with the rule. */
function isOpen(zone: string, at: number, hours: typeof usualHours): boolean {
  const shown = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  }).format(at);
  const hour = Number(shown.slice(-2));
  const opens = shown.startsWith("Sun")
    ? Math.max(hours.opens, hours.sundayopens)
    : hours.opens;
  return hour >= opens && hour < hours.closes;
}

test("a text is sent inside its hours and not a minute later than needed", () => {
  fc.assert(
    fc.property(
      families,
      moments,
      fc.constantFrom(...hoursToTry),
      (family, moment, chosen) => {
        const sent = holdUntil(family, new Date(moment), chosen).getTime();
        const all = zonesOf(family);
        // Hours that never overlap in all zones of a family give way to the lawful ones.
        const overlap = nextAllowed(new Date(moment), all, chosen);
        const hours = overlap === undefined ? lawfulHours : chosen;
        const isAllowed = (at: number) =>
          all.every((zone) => isOpen(zone, at, hours));
        expect(isAllowed(sent)).toBe(true);
        if (sent !== moment) expect(isAllowed(sent - minute)).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});
