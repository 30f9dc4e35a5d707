import { expect, test } from "vitest";
import { idlenessAt } from "./idle-clock.ts";

const start = Date.parse("2026-11-28T09:00:00Z");
const after = (seconds: number) => idlenessAt(start + seconds * 1000, start);

test("asks after a minute, counts down, and is over 20 seconds later", () => {
  expect(after(0)).toBe("active");
  expect(after(59.9)).toBe("active");
  expect(after(60)).toEqual({ secondsLeft: 20 });
  expect(after(61.2)).toEqual({ secondsLeft: 19 });
  expect(after(79.9)).toEqual({ secondsLeft: 1 });
  expect(after(80)).toBe("over");
});

test("is over after the tablet has slept, although no timer ran", () => {
  expect(after(8 * 60 * 60)).toBe("over");
});

test("takes a touch in the future for a corrected clock", () => {
  expect(after(-3600)).toBe("active");
});
