import { expect, test } from "vitest";
import { dayOf, isWithin, longDay, shortDay } from "./days.ts";

const noon = new Date(2026, 10, 3, 12).toISOString();

test("a day is written as the clinic writes it, and in words in both languages", () => {
  expect(shortDay(noon)).toBe("11/03/2026");
  expect(longDay(noon, "en")).toBe("November 3, 2026");
  expect(longDay(noon, "es")).toBe("3 de noviembre de 2026");
});

test("a moment belongs to the day that it is here, to its last minute", () => {
  expect(dayOf(new Date(2026, 10, 3, 0, 0).toISOString())).toBe("2026-11-03");
  expect(dayOf(new Date(2026, 10, 3, 23, 59).toISOString())).toBe("2026-11-03");
});

test("a range has both its ends in it, and may be open", () => {
  expect(isWithin("2026-11-03", "2026-11-03", "2026-11-03")).toBe(true);
  expect(isWithin("2026-11-02", "2026-11-03", "")).toBe(false);
  expect(isWithin("2026-11-04", "", "2026-11-03")).toBe(false);
  expect(isWithin("2026-11-04", "", "")).toBe(true);
});
