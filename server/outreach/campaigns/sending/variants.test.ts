import { expect, test } from "vitest";
import {
  couldBeChance,
  differenceOf,
  shareWithInterval,
} from "#shared/rules/reports/confidence-interval.ts";
import { trialOf } from "#server/outreach/campaigns/outcome/read.ts";
import { assignVariant } from "./render.ts";

const second_en = "Another text";
const phoneOf = (at: number) => `+1201${String(5_550_000 + at)}`;
const phones = Array.from({ length: 20_000 }, (_, at) => phoneOf(at));
const secondOf = (seed: string, some = phones) =>
  some.filter((phone) => assignVariant({ seed, second_en }, phone) === 2);

/** Numbers from 0 to 1 that only look random, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("uses the first text for all contacts if there is no second", () => {
  for (const phone of phones.slice(0, 100))
    expect(assignVariant({ seed: "a", second_en: "" }, phone)).toBe(1);
});

test("a phone keeps its variant across calls and text edits", () => {
  for (const phone of phones.slice(0, 1000)) {
    const drawn = assignVariant({ seed: "a", second_en }, phone);
    for (const text of [second_en, "Edited"])
      expect(assignVariant({ seed: "a", second_en: text }, phone)).toBe(drawn);
  }
});

test("splits phones into halves of similar size, in every range of numbers and of the list", () => {
  for (const seed of ["a", "b", "0f3c", "4d2a9b"]) {
    const parts = [
      phones,
      phones.slice(0, 2000),
      phones.slice(-2000),
      phones.filter((_, at) => at % 2 === 0),
      phones.filter((_, at) => at % 7 === 0),
    ];
    for (const part of parts) {
      const { length } = secondOf(seed, part);
      // Four standard deviations: the chance that any of the twenty lies outside is one in eight hundred.
      const spread = 2 * Math.sqrt(part.length);
      expect(Math.abs(length - part.length / 2)).toBeLessThan(spread);
    }
  }
});

test("assigns variants independently in different campaigns", () => {
  const [one, other] = [secondOf("a"), new Set(secondOf("b"))];
  const both = one.filter((phone) => other.has(phone)).length;
  expect(both / one.length).toBeGreaterThan(0.48);
  expect(both / one.length).toBeLessThan(0.52);
});

/** A campaign whose two texts have the same effect: families finish independently of the wording. */
function tryTheSame(seed: string, next: () => number) {
  const group = () => ({
    phones: 0,
    delivered: 0,
    opened: 0,
    completed: 0,
    optedout: 0,
  });
  const groups = { 1: group(), 2: group() };
  const families = 100 + Math.floor(next() * 500);
  const share = 0.2 + next() * 0.4;
  for (let at = 0; at < families; at += 1) {
    const own = groups[assignVariant({ seed, second_en }, phoneOf(at))];
    own.phones += 1;
    if (next() < share) own.completed += 1;
  }
  return trialOf(groups[1], groups[2]);
}

test("three to seven percent of campaigns with two identical texts seem to differ", () => {
  const next = numbersFrom(17);
  let differing = 0;
  for (let at = 0; at < 1000; at += 1) {
    const trial = tryTheSame(String(next()), next);
    if (trial && !couldBeChance(trial.completed)) differing += 1;
  }
  expect(differing).toBeGreaterThanOrEqual(30);
  expect(differing).toBeLessThanOrEqual(70);
});

test("reports a difference when one text works much better", () => {
  const trial = trialOf(
    { phones: 300, delivered: 300, opened: 120, completed: 90, optedout: 3 },
    { phones: 310, delivered: 310, opened: 200, completed: 150, optedout: 4 },
  );
  expect(trial?.completed).toEqual(
    differenceOf(shareWithInterval(90, 300), shareWithInterval(150, 310)),
  );
  expect(trial && couldBeChance(trial.completed)).toBe(false);
  expect(trial && couldBeChance(trial.optedout)).toBe(true);
});

test("hides the figures of both variants when one group is small", () => {
  const group = {
    phones: 30,
    delivered: 30,
    opened: 9,
    completed: 9,
    optedout: 0,
  };
  expect(trialOf(group, { ...group, phones: 10 })).toBeNull();
  expect(trialOf({ ...group, phones: 10 }, group)).toBeNull();
});
