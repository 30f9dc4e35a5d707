import { expect, test } from "vitest";
import { createWindow } from "./window.ts";

function counted(most: number) {
  const clock = { time: 1000 };
  return { clock, take: createWindow(most, 60, () => clock.time) };
}

test("so many are taken by each in a window, and no more", () => {
  const { take, clock } = counted(2);
  expect([take("one"), take("one"), take("other")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  clock.time += 20;
  expect(take("one")).toBe(40);
  expect(take("other")).toBeUndefined();
});

test("the next window has as many again, whenever it begins", () => {
  const { take, clock } = counted(1);
  take("one");
  clock.time += 60;
  expect(take("one")).toBeUndefined();
  expect(take("one")).toBe(60);
  clock.time += 500;
  expect(take("one")).toBeUndefined();
});
