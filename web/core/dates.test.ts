import { describe, expect, test } from "vitest";
import { dateAndTime, dayOf, isWithin, shortDate } from "./dates.ts";
import { longDate } from "./long-date.ts";

const noon = new Date(2026, 10, 3, 12).toISOString();

test("formats a day as MM/DD/YYYY, and in words in both languages", () => {
  expect(shortDate(noon)).toBe("11/03/2026");
  expect(longDate(noon, "en")).toBe("November 3, 2026");
  expect(longDate(noon, "es")).toBe("3 de noviembre de 2026");
});

test("returns the local day of a moment, up to its last minute", () => {
  expect(dayOf(new Date(2026, 10, 3, 0, 0).toISOString())).toBe("2026-11-03");
  expect(dayOf(new Date(2026, 10, 3, 23, 59).toISOString())).toBe("2026-11-03");
});

test("includes both ends of a range, which may be open", () => {
  expect(isWithin("2026-11-03", "2026-11-03", "2026-11-03")).toBe(true);
  expect(isWithin("2026-11-02", "2026-11-03", "")).toBe(false);
  expect(isWithin("2026-11-04", "", "2026-11-03")).toBe(false);
  expect(isWithin("2026-11-04", "", "")).toBe(true);
});

describe.each([
  ["America/Los_Angeles", "November 3, 2026"],
  ["UTC", "November 4, 2026"],
  ["Pacific/Auckland", "November 4, 2026"],
])("in %s", (zone, long) => {
  test("formats a moment as the day in that time zone", () => {
    const moment = "2026-11-04T01:30:00.000Z";
    expect(longDate(moment, "en", zone)).toBe(long);
    expect(dateAndTime(moment, "en", zone)).toContain(long.slice(9));
  });

  // A time in Spanish ends with a period (a. m.), so a sentence that ends with a time needs no other period.
  test("ends a time in Spanish with a period", () => {
    for (const hour of ["03", "18"])
      expect(dateAndTime(`2026-11-04T${hour}:30:00.000Z`, "es", zone)).toMatch(
        /[ap]\.\s?m\.$/,
      );
  });

  test("formats a calendar day as the same day in every time zone", () => {
    expect(longDate("2026-11-20", "en", zone)).toBe("November 20, 2026");
    expect(longDate("2026-11-20", "es", zone)).toBe("20 de noviembre de 2026");
  });
});
