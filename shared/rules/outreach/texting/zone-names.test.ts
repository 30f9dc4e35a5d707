import { expect, test } from "vitest";
import { asTimeZone, isPlaceZone } from "./zone-names.ts";

test.each([
  ["Eastern", "America/New_York"],
  ["EST", "America/New_York"],
  ["eastern standard time", "America/New_York"],
  ["Hora del Este", "America/New_York"],
  ["Central Time", "America/Chicago"],
  ["Centro", "America/Chicago"],
  ["Montaña", "America/Denver"],
  ["Pacífico", "America/Los_Angeles"],
  ["Hawái", "Pacific/Honolulu"],
  ["Puerto Rico", "America/Puerto_Rico"],
  [" America/Phoenix ", "America/Phoenix"],
])("converts %s to a time zone", (typed, zone) => {
  expect(asTimeZone(typed)).toBe(zone);
  expect(isPlaceZone(zone)).toBe(true);
});

test.each(["UTC-5", "GMT", "-05:00", "Etc/GMT+5", "EST5EDT", "soon", "Mars/X"])(
  "%s is not a place zone",
  (typed) => {
    expect(isPlaceZone(asTimeZone(typed))).toBe(false);
  },
);
