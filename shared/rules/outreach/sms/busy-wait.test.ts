import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { busyWait, fewestTries, triedFor } from "./busy-wait.ts";

const first = { tries: 1, age: 0, firstWait: 30, random: 0 };

describe("the wait for a busy provider", () => {
  test("doubles each time, up to 15 minutes", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((tries) =>
      busyWait({ ...first, tries }),
    );
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test.each([
    ["is not shortened by a short Retry-After", 1, 30],
    ["is extended by a long Retry-After", 45, 45],
    ["may exceed our own maximum for a longer Retry-After", 5000, 5000],
  ])("%s", (_what, retryAfter, wait) => {
    expect(busyWait({ ...first, retryAfter })).toBe(wait);
  });

  test("is randomly up to a fifth longer", () => {
    expect(busyWait({ ...first, random: 0.5 })).toBe(33);
    expect(busyWait({ ...first, random: 1 })).toBe(36);
  });

  test("ends six hours after the message was queued, however often it was tried", () => {
    const last = triedFor - 900;
    const eighth = { ...first, tries: fewestTries };
    expect(busyWait({ ...eighth, age: last })).toBe(900);
    expect(busyWait({ ...eighth, age: last + 1 })).toBeUndefined();
    expect(busyWait({ ...first, retryAfter: triedFor + 1 })).toBeUndefined();
    expect(busyWait({ ...first, tries: 1000, age: 3600 })).toBe(900);
  });

  test("does not end before the eighth attempt, even for an old message", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) =>
      busyWait({ ...first, tries, age: 2 * triedFor }),
    );
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, undefined]);
  });

  test("is never shorter than Retry-After, and always ends", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (retryAfter, random) => {
          let [age, tries] = [0, 0];
          for (;;) {
            tries += 1;
            const wait = busyWait({
              ...first,
              tries,
              age,
              retryAfter,
              random,
            });
            if (wait === undefined) break;
            expect(wait).toBeGreaterThanOrEqual(Math.max(retryAfter, 30));
            age += wait;
          }
          if (tries > fewestTries) expect(age).toBeLessThanOrEqual(triedFor);
          expect(tries).toBeLessThan(50);
        },
      ),
    );
  });
});
