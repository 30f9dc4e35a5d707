import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** So many works of so many milliseconds each; answers the turn of the event loop in which each began, in their order. */
async function begin(amount: number, milliseconds: number) {
  let clock = 0;
  const turns = createTurns(() => clock);
  const began: { number: number; turn: number }[] = [];
  for (let number = 0; number < amount; number += 1)
    turns.take(() => {
      clock += milliseconds;
      const turn = performance.nodeTiming.uvMetricsInfo.loopCount;
      began.push({ number, turn });
    });
  expect(turns.waiting()).toBe(amount);
  await expect.poll(() => began.length).toBe(amount);
  expect(turns.waiting()).toBe(0);
  expect(began.map(({ number }) => number)).toEqual([...began.keys()]);
  return began.map(({ turn }) => turn);
}

test("short works begin in one turn", async () => {
  expect(new Set(await begin(10, 1)).size).toBe(1);
});

test("long works leave time between them for whoever arrives meanwhile", async () => {
  const turns = await begin(6, 15);
  for (const turn of turns)
    expect(turns.filter((other) => other === turn).length).toBeLessThan(3);
});
