import { expect, test } from "vitest";
import { areInTime, waveOf, waveStart } from "./waves.ts";

test.each([
  [0, 3, 0],
  [2, 3, 0],
  [3, 3, 1],
  [7, 3, 2],
  [7, null, 0],
])("place %d in waves of %s is in wave %d", (place, size, wave) => {
  expect(waveOf(place, size)).toBe(wave);
});

test("waves are a day apart", () => {
  expect(waveStart(1000, 2)).toBe(1000 + 2 * 86_400_000);
});

test.each([
  [3, 3, true],
  [9, 1, true],
  [0, 9, true],
  [2, 5, false],
])("%d reminders every %d days: %s", (reminders, days, is) => {
  expect(areInTime(reminders, days)).toBe(is);
});
