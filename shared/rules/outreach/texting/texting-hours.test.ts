import { describe, expect, test } from "vitest";
import { holdUntil } from "./zones.ts";
import {
  isSameDay,
  lawfulHours,
  nextAllowed,
  nextDay,
  usualHours,
} from "./texting-hours.ts";
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
    ["is sent at once during the hours", "2026-06-10T16:30:00.123-04:00", ""],
    ["is sent at the exact opening", "2026-06-10T09:00:00-04:00", ""],
    [
      "waits for the morning",
      "2026-06-10T08:59:59.999-04:00",
      "2026-06-10T13:00:00.000Z",
    ],
    [
      "waits overnight from the exact closing",
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

  test("uses the hours chosen by staff, without Sundays", () => {
    const hours = { opens: 10, closes: 18, sundayopens: 18 };
    expect(next("2026-06-13T18:00:00-04:00", [newYork], hours)).toBe(
      "2026-06-15T14:00:00.000Z",
    );
  });
});

describe("when clocks change", () => {
  test.each([
    ["forward", "2026-03-07T21:00:00-05:00", "2026-03-08T16:00:00.000Z"],
    ["back", "2026-10-31T21:00:00-04:00", "2026-11-01T17:00:00.000Z"],
  ])("noon on a Sunday stays noon: %s", (_way, at, expected) => {
    expect(next(at, [newYork])).toBe(expected);
  });

  test("Puerto Rico, Arizona and Hawaii have no daylight saving time", () => {
    const at = "2026-03-08T02:00:00Z";
    const noon = { opens: 12, closes: 13, sundayopens: 12 };
    expect(next(at, [puertoRico], noon)).toBe("2026-03-08T16:00:00.000Z");
    expect(next(at, [phoenix], noon)).toBe("2026-03-08T19:00:00.000Z");
    expect(next(at, [honolulu], noon)).toBe("2026-03-08T22:00:00.000Z");
  });

  test("the Navajo Nation changes its clocks, but the rest of Arizona does not", () => {
    const navajo = { phone: "+19285550123", zip: "86503", timezone: "" };
    const goes = (at: string) =>
      holdUntil(navajo, new Date(at), usualHours).toISOString();
    // In summer texting begins an hour later in Phoenix than in Denver; in winter at the same time.
    expect(goes("2026-07-15T10:00:00Z")).toBe("2026-07-15T16:00:00.000Z");
    expect(goes("2026-12-16T10:00:00Z")).toBe("2026-12-16T16:00:00.000Z");
  });

  test("a skipped hour is read as if the clock had not changed", () => {
    const hours = { opens: 2, closes: 12, sundayopens: 2 };
    expect(next("2026-03-08T05:30:00Z", [newYork], hours)).toBe(
      "2026-03-08T07:00:00.000Z",
    );
  });

  test("a repeated hour starts at its first occurrence", () => {
    const hours = { opens: 1, closes: 12, sundayopens: 1 };
    expect(next("2026-11-01T04:30:00Z", [newYork], hours)).toBe(
      "2026-11-01T05:00:00.000Z",
    );
  });
});

describe("in several zones", () => {
  test("all zones must be open", () => {
    const zones = [newYork, honolulu];
    expect(next("2026-06-10T09:00:00-04:00", zones)).toBe(
      "2026-06-10T19:00:00.000Z",
    );
    expect(next("2026-06-10T20:00:00-04:00", zones)).toBe(
      "2026-06-11T19:00:00.000Z",
    );
  });

  test("the legal hours apply when the chosen hours never overlap", () => {
    const narrow = { opens: 9, closes: 12, sundayopens: 12 };
    const far = { phone: "+12125550123", zip: "96813", timezone: "" };
    const at = new Date("2026-06-10T12:00:00Z");
    expect(nextAllowed(at, [newYork, honolulu], narrow)).toBeUndefined();
    expect(holdUntil(far, at, narrow).toISOString()).toBe(
      "2026-06-10T18:00:00.000Z",
    );
  });

  test("a day ends when it has ended in all zones", () => {
    const at = new Date("2026-06-10T23:30:00-05:00");
    expect(nextDay(at, [newYork, chicago]).toISOString()).toBe(
      "2026-06-12T04:00:00.000Z",
    );
    const later = new Date("2026-06-11T12:00:00-05:00");
    expect(isSameDay(at, later, [chicago])).toBe(false);
    expect(isSameDay(at, later, [newYork, chicago])).toBe(true);
  });

  test("a text is dropped when even the legal hours never overlap", () => {
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

test("the default hours are within the legal hours", () => {
  expect(usualHours.opens).toBeGreaterThanOrEqual(lawfulHours.opens);
  expect(usualHours.closes).toBeLessThanOrEqual(lawfulHours.closes);
});

test("accepts time zones that the platform knows", () => {
  expect(isTimeZone("America/Puerto_Rico")).toBe(true);
  expect(isTimeZone("America/Nowhere")).toBe(false);
});
