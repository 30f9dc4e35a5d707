import { describe, expect, test } from "vitest";
import { holdUntil } from "./zones.ts";
import {
  isSameDay,
  lawfulHours,
  nextAllowed,
  nextDay,
  usualHours,
} from "./hours.ts";
import { isTimeZone } from "./local-time.ts";

const [newYork, chicago, phoenix, honolulu, puertoRico] = [
  "America/New_York",
  "America/Chicago",
  "America/Phoenix",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
];

function next(at: string, zones: string[], hours = usualHours) {
  return nextAllowed(new Date(at), zones, hours)?.toISOString();
}

describe("a text in one zone", () => {
  test.each([
    ["goes at once while it is open", "2026-06-10T16:30:00.123-04:00", ""],
    ["goes at the very opening", "2026-06-10T09:00:00-04:00", ""],
    [
      "waits for the morning",
      "2026-06-10T08:59:59.999-04:00",
      "2026-06-10T13:00:00.000Z",
    ],
    [
      "waits overnight from the very closing",
      "2026-06-10T20:00:00-04:00",
      "2026-06-11T13:00:00.000Z",
    ],
    [
      "waits for noon on a Sunday",
      "2026-06-14T09:30:00-04:00",
      "2026-06-14T16:00:00.000Z",
    ],
    [
      "waits from Saturday night for noon on Sunday",
      "2026-06-13T22:00:00-04:00",
      "2026-06-14T16:00:00.000Z",
    ],
  ])("%s", (_what, at, expected) => {
    expect(next(at, [newYork])).toBe(expected || new Date(at).toISOString());
  });

  test("goes by hours of staff, with Sundays left free", () => {
    const hours = { opens: 10, closes: 18, sundayopens: 18 };
    expect(next("2026-06-13T18:00:00-04:00", [newYork], hours)).toBe(
      "2026-06-15T14:00:00.000Z",
    );
  });
});

describe("when clocks are changed", () => {
  test.each([
    ["forward", "2026-03-07T21:00:00-05:00", "2026-03-08T16:00:00.000Z"],
    ["back", "2026-10-31T21:00:00-04:00", "2026-11-01T17:00:00.000Z"],
  ])("noon of a Sunday stays noon: %s", (_way, at, expected) => {
    expect(next(at, [newYork])).toBe(expected);
  });

  test("Puerto Rico, Arizona and Hawaii keep their time", () => {
    const at = "2026-03-08T02:00:00Z";
    const noon = { opens: 12, closes: 13, sundayopens: 12 };
    expect(next(at, [puertoRico], noon)).toBe("2026-03-08T16:00:00.000Z");
    expect(next(at, [phoenix], noon)).toBe("2026-03-08T19:00:00.000Z");
    expect(next(at, [honolulu], noon)).toBe("2026-03-08T22:00:00.000Z");
  });

  test("the Navajo Nation changes its clocks, and the rest of Arizona does not", () => {
    const navajo = { phone: "+19285550123", zip: "86503", timezone: "" };
    const goes = (at: string) =>
      holdUntil(navajo, new Date(at), usualHours).toISOString();
    // Phoenix opens an hour later than Denver in summer, and at the same moment in winter.
    expect(goes("2026-07-15T10:00:00Z")).toBe("2026-07-15T16:00:00.000Z");
    expect(goes("2026-12-16T10:00:00Z")).toBe("2026-12-16T16:00:00.000Z");
  });

  test("an hour that no clock shows is taken as if it had not been changed", () => {
    const hours = { opens: 2, closes: 12, sundayopens: 2 };
    expect(next("2026-03-08T05:30:00Z", [newYork], hours)).toBe(
      "2026-03-08T07:00:00.000Z",
    );
  });

  test("an hour that clocks show twice begins with the first", () => {
    const hours = { opens: 1, closes: 12, sundayopens: 1 };
    expect(next("2026-11-01T04:30:00Z", [newYork], hours)).toBe(
      "2026-11-01T05:00:00.000Z",
    );
  });
});

describe("in several zones", () => {
  test("all must be open", () => {
    const zones = [newYork, honolulu];
    expect(next("2026-06-10T09:00:00-04:00", zones)).toBe(
      "2026-06-10T19:00:00.000Z",
    );
    expect(next("2026-06-10T20:00:00-04:00", zones)).toBe(
      "2026-06-11T19:00:00.000Z",
    );
  });

  test("hours that never meet are none, and a text goes by those of the law", () => {
    const narrow = { opens: 9, closes: 12, sundayopens: 12 };
    const far = { phone: "+12125550123", zip: "96813", timezone: "" };
    const at = new Date("2026-06-10T12:00:00Z");
    expect(nextAllowed(at, [newYork, honolulu], narrow)).toBeUndefined();
    expect(holdUntil(far, at, narrow).toISOString()).toBe(
      "2026-06-10T18:00:00.000Z",
    );
  });

  test("a day ends when it has ended in all of them", () => {
    const at = new Date("2026-06-10T23:30:00-05:00");
    expect(nextDay(at, [newYork, chicago]).toISOString()).toBe(
      "2026-06-12T04:00:00.000Z",
    );
    const later = new Date("2026-06-11T12:00:00-05:00");
    expect(isSameDay(at, later, [chicago])).toBe(false);
    expect(isSameDay(at, later, [newYork, chicago])).toBe(true);
  });

  test("where even the hours of the law never meet, it is given up before it goes", () => {
    const nowhere = { opens: 9, closes: 9, sundayopens: 9 };
    expect(nextAllowed(new Date(), [newYork], nowhere)).toBeUndefined();
    const torn = {
      phone: "+12125550123",
      zip: "96799",
      timezone: "Asia/Tehran",
    };
    const at = new Date("2026-06-10T12:00:00Z");
    expect(holdUntil(torn, at, usualHours).toISOString()).toBe(
      "2026-06-16T12:00:00.000Z",
    );
  });
});

test("the usual hours lie within those of the law", () => {
  expect(usualHours.opens).toBeGreaterThanOrEqual(lawfulHours.opens);
  expect(usualHours.closes).toBeLessThanOrEqual(lawfulHours.closes);
});

test("a name is a time zone where the platform knows it", () => {
  expect(isTimeZone("America/Puerto_Rico")).toBe(true);
  expect(isTimeZone("America/Nowhere")).toBe(false);
});
