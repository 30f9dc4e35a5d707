import { setImmediate as turnOfLoop } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const most = 2;

/** So many who take a turn: who has begun, and how each ends. */
async function takeTurns(amount: number) {
  const turns = createTurns(most);
  const began: number[] = [];
  const ends = Array.from({ length: amount }, (_, number) =>
    turns.take(() => began.push(number)),
  );
  await turnOfLoop();
  return {
    turns,
    began,
    end: async (number: number) => {
      ends[number]?.();
      await turnOfLoop();
    },
  };
}

test("no more than so many are under way, and the others follow in their order", async () => {
  const { turns, began, end } = await takeTurns(5);
  expect(began).toEqual([0, 1]);
  expect(turns.waiting()).toBe(3);
  await end(1);
  expect(began).toEqual([0, 1, 2]);
  await end(0);
  await end(2);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(turns.waiting()).toBe(0);
});

test("a turn that ends twice makes room for one", async () => {
  const { began, end } = await takeTurns(5);
  await end(0);
  await end(0);
  expect(began).toEqual([0, 1, 2]);
});

test("whoever leaves while waiting never begins, and takes nobody's place", async () => {
  const { turns, began, end } = await takeTurns(4);
  await end(2);
  expect(turns.waiting()).toBe(1);
  await end(0);
  expect(began).toEqual([0, 1, 3]);
  await end(1);
  await end(3);
  turns.take(() => began.push(4));
  turns.take(() => began.push(5));
  await turnOfLoop();
  expect(began).toEqual([0, 1, 3, 4, 5]);
});
