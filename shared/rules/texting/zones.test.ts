import {
  getCountries,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { areaCodes } from "./area-codes.ts";
import { isTimeZone } from "./local-time.ts";
import { zipPrefixes } from "./zip-prefixes.ts";
import { spokenZones, zonesOf } from "./zones.ts";

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
])("the zones of %s", (_what, given, expected) => {
  expect(zones(given)).toEqual(expected);
});

test("who moved west with a phone of the east is texted when both allow it", () => {
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

test("of whom nothing is known, all zones from Newfoundland to Hawaii must allow it", () => {
  expect(zones({ zip: "09012" })).toContain("Pacific/Honolulu");
  expect(zones({ phone: "+12005550123" })).toContain("America/St_Johns");
});

test("every area code of the United States and its territories has its zones", () => {
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
  const known = new Set(Object.values(areaCodes).join(" ").split(/\s+/));
  const codes = Array.from({ length: 800 }, (_, at) => 200 + at);
  const missing = codes.filter((code) => !known.has(String(code)));
  expect(missing.filter(isServed)).toEqual([]);
});

test("every number stands in its table once, beside zones that there are", () => {
  for (const table of [areaCodes, zipPrefixes]) {
    const numbers = Object.values(table).join(" ").trim().split(/\s+/);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Object.keys(table).flatMap((each) => each.split(" "))).toSatisfy(
      (all: string[]) => all.every(isTimeZone),
    );
  }
});
