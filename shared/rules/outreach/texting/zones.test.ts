import fc from "fast-check";
import {
  getCountries,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { lawfulHours, nextAllowed, usualHours } from "./texting-hours.ts";
import { isTimeZone } from "./local-time.ts";
import { areaCodes, zipPrefixes } from "./zone-tables.ts";
import { holdUntil, spokenZones, zonesOf } from "./zones.ts";

const unknown = { phone: "+445550123", zip: "", timezone: "" };

function zones(given: Partial<typeof unknown>): string[] {
  return zonesOf({ ...unknown, ...given });
}

test.each([
  ["New York", { phone: "+12125550123" }, ["America/New_York"]],
  ["Puerto Rico", { phone: "+17875550123" }, ["America/Puerto_Rico"]],
  ["Guam", { phone: "+16715550123" }, ["Pacific/Guam"]],
  [
    "an area code in two zones",
    { phone: "+12085550123" },
    ["America/Denver", "America/Los_Angeles"],
  ],
  ["the first of a range of ZIP codes", { zip: "10001" }, ["America/New_York"]],
  ["a ZIP code with nine digits", { zip: "60601-1234" }, ["America/Chicago"]],
  [
    "a ZIP prefix in two zones",
    { zip: "32456" },
    ["America/New_York", "America/Chicago"],
  ],
])("finds the zones of %s", (_what, given, expected) => {
  expect(zones(given)).toEqual(expected);
});

test("a phone with several possible time zones is texted only when all of them allow it", () => {
  const moved = {
    phone: "+12125550123",
    zip: "90001",
    timezone: "America/Los_Angeles",
  };
  expect(zonesOf(moved)).toEqual(["America/Los_Angeles", "America/New_York"]);
  expect(spokenZones(moved)).toEqual([
    { source: "timezone", zones: ["America/Los_Angeles"] },
    { source: "zip", zones: ["America/Los_Angeles"] },
    { source: "phone", zones: ["America/New_York"] },
  ]);
});

test("a phone with an unknown location is texted only when all US zones allow it", () => {
  expect(zones({ zip: "09012" })).toContain("Pacific/Honolulu");
  expect(zones({ phone: "+12005550123" })).toContain("America/St_Johns");
});

test("every area code of the United States and its territories has zones", () => {
  const served = ["US", "PR", "VI", "GU", "AS", "MP"];
  expect(getCountries()).toEqual(expect.arrayContaining(served));
  const exchanges = ["234", "555", "345", "670", "787", "633", "684"];
  const isServed = (code: number) =>
    exchanges.some((exchange) => {
      const phone = parsePhoneNumberFromString(`+1${code}${exchange}4567`);
      return (
        phone?.isValid() &&
        served.includes(phone.country ?? "") &&
        /FIXED_LINE|MOBILE/.test(phone.getType() ?? "")
      );
    });
  const knownCodes = new Set(Object.values(areaCodes).join(" ").split(/\s+/));
  const codes = Array.from({ length: 800 }, (_, at) => 200 + at);
  const missing = codes.filter((code) => !knownCodes.has(String(code)));
  expect(missing.filter(isServed)).toEqual([]);
});

test("the tables contain each number once and only valid zones", () => {
  for (const table of [areaCodes, zipPrefixes]) {
    const numbers = Object.values(table).join(" ").trim().split(/\s+/);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Object.keys(table).flatMap((each) => each.split(" "))).toSatisfy(
      (all: string[]) => all.every(isTimeZone),
    );
  }
});

const minute = 60_000;
const twoWeeks = 14 * 24 * 60;
const hoursToTry = [
  usualHours,
  lawfulHours,
  { opens: 10, closes: 18, sundayopens: 21 },
];
const allZones = Object.keys(areaCodes).flatMap((each) => each.split(" "));

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
  timezone: fc.oneof(fc.constant(""), fc.constantFrom(...allZones)),
});

/** Minutes around both daylight saving changes of 2026. */
const moments = fc
  .tuple(
    fc.constantFrom("2026-03-01T00:00Z", "2026-10-25T00:00Z"),
    fc.nat(twoWeeks),
  )
  .map(([start, minutes]) => Date.parse(start) + minutes * minute);

/** Whether texting is allowed, calculated independently of the rule. */
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

test("a text is sent within its hours and not a minute later than needed", () => {
  fc.assert(
    fc.property(
      families,
      moments,
      fc.constantFrom(...hoursToTry),
      (family, moment, chosen) => {
        const sent = holdUntil(family, new Date(moment), chosen).getTime();
        const all = zonesOf(family);
        // If the chosen hours never overlap in all zones, the legal hours apply.
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
