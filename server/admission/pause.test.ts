import { expect, test } from "vitest";
import { measureWaiting } from "./measure-waiting.ts";
import { createPause } from "./pause.ts";

test("callers without a turn or a database connection count as waiting", () => {
  const pool = { waitingCount: 0 };
  let withoutTurn = 0;
  const turns = { waiting: () => withoutTurn };
  const { waiting, stop } = measureWaiting(pool, turns);
  expect(waiting()).toBe(0);
  pool.waitingCount = 40;
  expect(waiting()).toBe(40);
  withoutTurn = 2;
  expect(waiting()).toBe(42);
  stop();
});

test("the more are turned away, the later they ask again, up to three quarters of a minute", () => {
  let now = 0;
  const pause = createPause(() => now);
  /** The pauses of those who come in ten seconds. */
  const turnAway = (perSecond: number) =>
    Array.from({ length: 10 * perSecond }, () => {
      now += 1000 / perSecond;
      return pause();
    });
  const few = turnAway(10);
  expect(Math.min(...few)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...few)).toBeLessThanOrEqual(8);
  for (let rounds = 0; rounds < 3; rounds += 1) turnAway(400);
  const many = turnAway(400);
  expect(Math.min(...many)).toBeGreaterThanOrEqual(15);
  expect(Math.max(...many)).toBeLessThanOrEqual(45);
  expect(new Set(many).size).toBeGreaterThan(10);
  now += 60_000;
  expect(Math.max(...turnAway(1))).toBeLessThanOrEqual(8);
});
