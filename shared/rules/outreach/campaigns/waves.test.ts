import { describe, expect, test } from "vitest";
import { areInTime, isOver, waveOf, waveStart } from "./waves.ts";

test.each([
  [0, 3, 0],
  [2, 3, 0],
  [3, 3, 1],
  [7, 3, 2],
  [7, null, 0],
])("puts place %d with wave size %s in wave %d", (place, size, wave) => {
  expect(waveOf(place, size)).toBe(wave);
});

test("starts each wave a day after the one before", () => {
  expect(waveStart(1000, 2)).toBe(1000 + 2 * 86_400_000);
});

test.each([
  [3, 3, true],
  [9, 1, true],
  [0, 9, true],
  [2, 5, false],
])("%d reminders every %d days fit: %s", (reminders, days, is) => {
  expect(areInTime(reminders, days)).toBe(is);
});

describe("a campaign of two waves", () => {
  const started = "2026-11-02T15:00:00.000Z";
  const after = (days: number) => Date.parse(started) + days * 86_400_000;

  const sent = { waiting: 0, started, start: null };

  test("is over when the invitations of the last wave have expired", () => {
    expect(isOver(sent, 2, after(12))).toBe(false);
    expect(isOver(sent, 2, after(12) + 1)).toBe(true);
  });

  test("counts from its planned start", () => {
    const start = new Date(after(20)).toISOString();
    const planned = { ...sent, start };
    expect(isOver(planned, 2, after(32))).toBe(false);
    expect(isOver(planned, 2, after(32) + 1)).toBe(true);
  });

  test("is not over before its start or while a text is waiting", () => {
    expect(isOver({ ...sent, started: null }, 2, after(100))).toBe(false);
    expect(isOver({ ...sent, waiting: 1 }, 2, after(100))).toBe(false);
  });
});
