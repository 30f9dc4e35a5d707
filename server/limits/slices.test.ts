import { describe, expect, test, vi } from "vitest";
import type { Unspent } from "./counter.ts";
import { inSlices } from "./slices.ts";

/** What is shared: instances draw from it. */
function allowance(points: number) {
  const until = new Date(60_000).toISOString();
  const spent = new Map<string, number>();
  const add = vi.fn(async (key: string, amount = 1) => {
    spent.set(key, (spent.get(key) ?? 0) + amount);
    return { points: spent.get(key)!, until, milliseconds: 60_000 };
  });
  const giveBack = vi.fn(async (all: Unspent[]) => {
    for (const { key, left } of all)
      spent.set(key, Math.min(spent.get(key)!, points) - left);
  });
  return { points, add, giveBack };
}

type Spender = Pick<ReturnType<typeof inSlices>, "spend">;

/** How much there is for those who take turns until the first is refused. */
async function spendable(...spenders: Spender[]) {
  for (let spent = 0; spent < 10_000; spent += 1) {
    const { spend } = spenders[spent % spenders.length]!;
    const isRefused = await spend("here").then(
      () => false,
      () => true,
    );
    if (isRefused) return spent;
  }
  throw new Error("There is no limit.");
}

test.each([1, 6, 60, 63, 300, 601, 3000])(
  "one instance may spend %i of %i, all there is",
  async (points) => {
    expect(await spendable(inSlices(allowance(points)))).toBe(points);
  },
);

describe.each([60, 300, 3000])("of %i", (points) => {
  test("ten instances together spend no more than all and no less than 95 %, whoever is asked", async () => {
    const shared = allowance(points);
    const ten = Array.from({ length: 10 }, () => inSlices(shared));
    for (const { spend } of ten) await spend("here");
    const spent = 10 + (await spendable(ten[0]!));
    expect(spent).toBeLessThanOrEqual(points);
    expect(spent).toBeGreaterThanOrEqual(points * 0.95);
  });

  test("an instance that is killed takes along at most 2 %", async () => {
    const shared = allowance(points);
    await inSlices(shared).spend("here");
    const spent = 1 + (await spendable(inSlices(shared)));
    expect(spent).toBeGreaterThanOrEqual(points * 0.98);
  });

  test("an instance that stops in good order takes nothing along", async () => {
    const shared = allowance(points);
    for (let instance = 0; instance < 20; instance += 1) {
      const { spend, giveBack } = inSlices(shared);
      await spend("here");
      await giveBack();
    }
    expect(await spendable(inSlices(shared))).toBe(points - 20);
  });
});

test("the shared count is asked once for 15 calls", async () => {
  const shared = allowance(3000);
  const { spend } = inSlices(shared);
  for (let call = 0; call < 60; call += 1) await spend("here");
  expect(shared.add).toHaveBeenCalledTimes(4);
});

test.each([2, 10, 16, 60])(
  "%i calls that come at once are one each, and refuse nobody",
  async (calls) => {
    const drawn = inSlices(allowance(60));
    await Promise.all(Array.from({ length: calls }, () => drawn.spend("here")));
    expect(await spendable(drawn)).toBe(60 - calls);
  },
);

test("when all is spent, everybody who waits is refused with the time to wait", async () => {
  const { spend } = inSlices(allowance(2));
  const calls = await Promise.allSettled(
    Array.from({ length: 9 }, () => spend("here")),
  );
  const refused = calls.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(7);
  expect(refused).toMatchObject(
    refused.map(() => ({ reason: { status: 429, retryAfter: 60 } })),
  );
});

test("what was drawn ends with the time it was drawn for", async () => {
  let time = 0;
  const shared = allowance(3000);
  const { spend } = inSlices(shared, () => time);
  await spend("here");
  time = 60_001;
  await spend("here");
  expect(shared.add).toHaveBeenCalledTimes(2);
});

test("only what still counts is given back, all of it at once", async () => {
  let time = 0;
  const shared = allowance(3000);
  const { spend, giveBack } = inSlices(shared, () => time);
  await spend("ended");
  time = 60_001;
  await spend("here");
  await spend("there");
  await giveBack();
  expect(shared.giveBack.mock.calls).toEqual([
    [
      ["here", "there"].map((key) => ({
        key,
        left: 14,
        until: new Date(60_000).toISOString(),
      })),
    ],
  ]);
});

test("what has ended makes room before what still counts", async () => {
  let time = 0;
  const shared = allowance(3000);
  shared.add.mockImplementation(async (key) => ({
    points: 15,
    until: new Date(0).toISOString(),
    milliseconds: key === "here" ? 60_000 : 1000,
  }));
  const { spend } = inSlices(shared, () => time);
  await spend("here");
  for (let key = 1; key < 10_000; key += 1) await spend(`${key}`);
  time = 1001;
  await spend("there");
  shared.add.mockClear();
  await spend("here");
  expect(shared.add).not.toHaveBeenCalled();
});

test("one place's share is not another's", async () => {
  const { spend } = inSlices(allowance(2));
  await spend("here");
  await spend("here");
  await spend("there");
  await expect(spend("here")).rejects.toBeDefined();
});
