import { expect, test } from "vitest";
import { cacheForecasts } from "./cache-forecasts.ts";

/** A clock that a test turns, and forecasts that take some of it. */
function createForecasts(milliseconds = 1000) {
  const clock = { now: 0 };
  const forecasts = cacheForecasts(() => clock.now);
  let counted = 0;
  const read = async (contacts: number, version = "1", campaign = "a") => {
    const before = counted;
    await forecasts(campaign, version, async () => {
      counted += 1;
      clock.now += milliseconds;
      return { texts: [], contacts, completed: 0, optedout: 0 };
    });
    return counted > before;
  };
  return { clock, read };
}

test("that of a long list is counted anew after twenty times as long as it took", async () => {
  const { clock, read } = createForecasts();
  expect(await read(100_000)).toBe(true);
  clock.now += 19_999;
  expect(await read(100_000)).toBe(false);
  clock.now += 1;
  expect(await read(100_000)).toBe(true);
});

test("one that took long is counted anew after a minute all the same", async () => {
  const { clock, read } = createForecasts(30_000);
  await read(100_000);
  clock.now += 60_000;
  expect(await read(100_000)).toBe(true);
});

test("a change of the campaign is seen at once", async () => {
  const { read } = createForecasts();
  await read(100_000, "1 running");
  expect(await read(100_000, "1 paused")).toBe(true);
  expect(await read(100_000, "1 paused", "b")).toBe(true);
});

test("that of a short list is counted at each look", async () => {
  const { read } = createForecasts();
  await read(4999);
  expect(await read(4999)).toBe(true);
});

test("no more than fifty are cached", async () => {
  const { read } = createForecasts();
  for (let at = 0; at < 51; at += 1) await read(100_000, "1", String(at));
  expect(await read(100_000, "1", "50")).toBe(false);
  expect(await read(100_000, "1", "0")).toBe(true);
});
