import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter } from "#shared/rules/days.ts";
import { calendarFile, problemOfDay } from "./calendar-file.ts";

const entry = {
  id: "abc",
  day: "2026-12-31",
  createdAt: "2026-11-22T05:13:25.123Z",
  title: "Health visit",
  description: "Bring your questions.",
};

const unfolded = (file: string) => file.replaceAll("\r\n ", "");

test("contains one all-day entry without personal data", () => {
  expect(calendarFile(entry).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//visit//EN",
    "BEGIN:VEVENT",
    "UID:abc",
    "DTSTAMP:20261122T051325Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Health visit",
    "DESCRIPTION:Bring your questions.",
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("escapes special characters and line breaks", () => {
  const file = calendarFile({ ...entry, title: "a;b,c\\d\r\nEND:VEVENT\ne" });
  expect(file).toContain("SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT\\ne\r\n");
});

test("folds lines at 75 bytes without losing text", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 400 });
  fc.assert(
    fc.property(text, (words) => {
      const description = words.replace(/[\r\n\\;,]/g, "");
      const file = calendarFile({ ...entry, description });
      for (const line of file.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfolded(file)).toContain(`DESCRIPTION:${description}\r\n`);
    }),
  );
});

test.each([
  ["2026-11-22", "2026-11-23"],
  ["2026-12-31", "2027-01-01"],
  ["2028-02-28", "2028-02-29"],
  ["2027-02-28", "2027-03-01"],
])("the day after %s is %s", (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

test("refuses a missing or past day", () => {
  expect(problemOfDay("", "2026-11-22")).toBe("missing");
  for (const noDay of ["soon", "2026-02-30", "2026-13-01", "0000-01-01"])
    expect(problemOfDay(noDay, "2026-11-22"), noDay).toBe("missing");
  expect(problemOfDay("2026-11-21", "2026-11-22")).toBe("past");
  expect(problemOfDay("2026-11-22", "2026-11-22")).toBeUndefined();
  expect(problemOfDay("2027-01-01", "2026-11-22")).toBeUndefined();
});
