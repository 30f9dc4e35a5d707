import fc from "fast-check";
import { expect, test } from "vitest";
import { percentComplete, isAbandoned, nextPosition } from "./quiz-progress.ts";

test.each([
  [1, 16, 6],
  [8, 16, 50],
  [15, 16, 94],
  [16, 16, 100],
  [1, 3, 33],
  [2, 3, 67],
  [1, 1, 100],
])("question %i of %i is at %i percent", (number, amount, percent) => {
  expect(percentComplete(number, amount)).toBe(percent);
});

test("keeps the percentage between 0 and 100", () => {
  expect(percentComplete(17, 16)).toBe(100);
  expect(percentComplete(-1, 16)).toBe(0);
  expect(percentComplete(0, 16)).toBe(0);
});

test("returns 0 percent for a quiz without questions", () => {
  expect(percentComplete(1, 0)).toBe(0);
});

test("counts fewer than ten answers as left without finishing", () => {
  expect(isAbandoned(0)).toBe(true);
  expect(isAbandoned(9)).toBe(true);
  expect(isAbandoned(10)).toBe(false);
  expect(isAbandoned(16)).toBe(false);
});

test("returns the next question number, and none after the last", () => {
  expect(nextPosition(1, 16)).toBe(2);
  expect(nextPosition(15, 16)).toBe(16);
  expect(nextPosition(16, 16)).toBeUndefined();
  expect(nextPosition(17, 16)).toBeUndefined();
});

test("never decreases during the quiz and ends at 100 percent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (amount) => {
      let number: number | undefined = 1;
      let before = 0;
      let steps = 0;
      while (number !== undefined) {
        expect(percentComplete(number, amount)).toBeGreaterThanOrEqual(before);
        before = percentComplete(number, amount);
        number = nextPosition(number, amount);
        steps += 1;
      }
      expect(steps).toBe(amount);
      expect(before).toBe(100);
    }),
  );
});
