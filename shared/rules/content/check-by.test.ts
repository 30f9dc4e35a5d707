import { expect, test } from "vitest";
import { isDue, isOverdue } from "./check-by.ts";

const today = "2026-12-15";

test.each([
  ["2027-01-15", false, false],
  ["2027-01-14", true, false],
  ["2026-12-15", true, false],
  ["2026-12-14", true, true],
  ["2020-01-01", true, true],
  ["", false, false],
])("on 15 December, %j is due: %s, overdue: %s", (date, due, overdue) => {
  expect(isDue(date, today)).toBe(due);
  expect(isOverdue(date, today)).toBe(overdue);
});
