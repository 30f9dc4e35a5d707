// Texts at random moments around both changes of the clocks, to phones of every zone: none goes outside its hours.
import { areaCodes } from "#shared/rules/texting/area-codes.ts";
import { holdUntil } from "#shared/rules/texting/hold-until.ts";
import {
  lawfulHours,
  nextAllowed,
  type TextingHours,
  usualHours,
} from "#shared/rules/texting/hours.ts";
import { zipPrefixes } from "#shared/rules/texting/zip-prefixes.ts";
import { type Whereabouts, zonesOf } from "#shared/rules/texting/zones.ts";
import { createRandom, type Random } from "./mishaps/random.ts";
import type { Row } from "./report.ts";

const minute = 60_000;
const twoWeeks = 14 * 24 * 60 * minute;
const changes = ["2026-03-01T00:00Z", "2026-10-25T00:00Z"].map(Date.parse);
const phones = numbersOf(areaCodes);
const zips = numbersOf(zipPrefixes);
const zones = [
  ...new Set(Object.keys(areaCodes).flatMap((each) => each.split(" "))),
];
const allHours = [
  usualHours,
  lawfulHours,
  { opens: 10, closes: 18, sundayopens: 21 },
];

/** So many texts, what became of them by a clock of their own, and how many missed their hours. */
export function simulateTexts(amount: number, seed = 1): Row {
  const random = createRandom(seed);
  let held = 0;
  let lawful = 0;
  let failed = 0;
  let late = 0;
  for (let sent = 0; sent < amount; sent += 1) {
    const family = anyFamily(random);
    const hours = random.pick(allHours);
    const at = new Date(random.pick(changes) + random.below(twoWeeks));
    const goes = holdUntil(family, at, hours);
    const all = zonesOf(family);
    // Hours that never meet in all zones give way to those of the law.
    const meets = nextAllowed(at, all, hours) !== undefined;
    if (!meets) lawful += 1;
    const isOpen = (moment: number) =>
      all.every((zone) => isOpenIn(zone, moment, meets ? hours : lawfulHours));
    const isHeld = goes.getTime() !== at.getTime();
    if (isHeld) held += 1;
    if (!isOpen(goes.getTime())) failed += 1;
    // What waits, waits not a minute longer than it has to.
    if (isHeld && isOpen(goes.getTime() - minute)) late += 1;
  }
  return {
    what: "texts at any hour",
    tried: amount,
    held,
    "by the hours of the law": lawful,
    failed,
    "later than needed": late,
  };
}

function anyFamily(random: Random): Whereabouts {
  const isKnown = () => random.below(2) === 0;
  return {
    phone: `+1${random.pick(phones)}5550123`,
    zip: isKnown() ? `${random.pick(zips)}01` : "",
    timezone: random.below(4) === 0 ? random.pick(zones) : "",
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Read off a clock that shows weekday and hour, by nothing that the rule is made of. */
function isOpenIn(zone: string, at: number, hours: TextingHours): boolean {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      weekday: "short",
      hour: "2-digit",
      hourCycle: "h23",
    });
  clocks.set(zone, clock);
  const shown = clock.format(at);
  const hour = Number(shown.slice(-2));
  const opens = shown.startsWith("Sun")
    ? Math.max(hours.opens, hours.sundayopens)
    : hours.opens;
  return hour >= opens && hour < hours.closes;
}

function numbersOf(table: Record<string, string>): string[] {
  return Object.values(table).flatMap((numbers) =>
    numbers
      .trim()
      .split(/\s+/)
      .map((range) => range.slice(0, 3)),
  );
}
