import { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, test, vi } from "vitest";
import { inSlices } from "./slices.ts";

/** What is shared: two instances draw from it. */
function allowance(points: number) {
  const shared = new RateLimiterMemory({ points, duration: 60 });
  const consume = vi.fn((key: string, count?: number) =>
    shared.consume(key, count),
  );
  return { points, consume };
}

async function spendable(...spenders: ((key: string) => Promise<void>)[]) {
  for (let spent = 0; spent < 1000; spent += 1) {
    const spend = spenders[spent % spenders.length]!;
    const isRefused = await spend("here").then(
      () => false,
      () => true,
    );
    if (isRefused) return spent;
  }
  throw new Error("There is no limit.");
}

test.each([1, 6, 60, 63, 300])(
  "of %i at most that many are spent, and no more than a tenth is lost",
  async (points) => {
    const spent = await spendable(inSlices(allowance(points)));
    expect(spent).toBeLessThanOrEqual(points);
    expect(spent).toBeGreaterThan(points * 0.9 - 1);
  },
);

test("two instances together spend no more than there is", async () => {
  const shared = allowance(60);
  expect(await spendable(inSlices(shared), inSlices(shared))).toBe(60);
});

test("the shared count is asked once for ten calls", async () => {
  const shared = allowance(100);
  const spend = inSlices(shared);
  for (let call = 0; call < 40; call += 1) await spend("here");
  expect(shared.consume).toHaveBeenCalledTimes(4);
});

test.each([2, 10, 16, 60])(
  "%i calls that come at once are one each, and refuse nobody",
  async (calls) => {
    const spend = inSlices(allowance(60));
    await Promise.all(Array.from({ length: calls }, () => spend("here")));
    expect(await spendable(spend)).toBe(60 - calls);
  },
);

test("when all is spent, everybody who waits is refused", async () => {
  const spend = inSlices(allowance(2));
  const calls = await Promise.allSettled(
    Array.from({ length: 9 }, () => spend("here")),
  );
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

test("what was drawn ends with the time it was drawn for", async () => {
  let time = 0;
  const shared = allowance(60);
  const spend = inSlices(shared, () => time);
  await spend("here");
  time = 60_001;
  await spend("here");
  expect(shared.consume).toHaveBeenCalledTimes(2);
});

test("one place's share is not another's", async () => {
  const spend = inSlices(allowance(2));
  await spend("here");
  await spend("here");
  await spend("there");
  await expect(spend("here")).rejects.toBeDefined();
});
