import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Ledger, Place } from "#bench/prove/caller.ts";
import { checkLedger } from "#bench/prove/check.ts";
import { type Product, untilWell } from "#bench/prove/product.ts";
import { startTraffic } from "#bench/prove/traffic.ts";

export type Fault = {
  what: string;
  rounds: number;
  /** Seconds in which all must be well again when the harm is over. */
  target: number;
  /** Does harm; ends when the harm is over. */
  strike: () => Promise<void>;
  /** Deaths of the server process that are part of one round. */
  kills?: number;
  /** What else was acknowledged, and what became of it, after the last round. */
  examine?: () => Promise<Examined>;
};

type Examined = {
  acknowledged?: number;
  lost?: number;
  doubled?: number;
  missed?: string[];
};

/** What a fault is tried on. */
export type Site = {
  place: Place;
  /** How often the server was started again. */
  deaths: () => number;
  untilReady: () => Promise<number>;
  database: () => Promise<pg.ClientConfig>;
};

export type Row = {
  what: string;
  rounds: number | string;
  acknowledged: number;
  lost: number;
  doubled: number;
  half: number;
  "slowest recovery s": string;
  "target s": number;
  "longest call s": string;
  "answered 503": number;
  missed: string;
  surprises: string;
};

/** Longer than any target, so that the row can say by how much it was missed. */
const mostRecovery = 90_000;

export function siteOf(
  product: Product,
  database: () => Promise<pg.ClientConfig>,
): Site {
  return {
    place: product.url,
    deaths: product.deaths,
    untilReady: () => untilWell(product.url, mostRecovery),
    database,
  };
}

/** One fault, again and again under mixed traffic; after each round everything acknowledged must be there, once and whole. */
export async function prove(site: Site, fault: Fault): Promise<Row> {
  const { rounds, strike, kills = 0, examine } = fault;
  const deathsBefore = site.deaths();
  const traffic = startTraffic(site.place);
  const { ledger } = traffic;
  const recoveries: number[] = [];
  const found = createFindings(site);
  await wait(1000);
  for (let round = 0; round < rounds; round += 1) {
    await strike();
    await wait(20);
    recoveries.push(await site.untilReady());
    await found.check(ledger);
    await wait(500 + Math.random() * 500);
  }
  await traffic.stop();
  await found.check(ledger);
  const unexpected = site.deaths() - deathsBefore - kills * rounds;
  const more = (await examine?.()) ?? {};
  const { results, feedbacks, contacts, answered, longest } = ledger;
  const missed = [
    ...(unexpected === 0 ? [] : [`${unexpected} unexpected ends`]),
    ...(more.missed ?? []),
  ];
  return {
    ...rowOf(fault, recoveries, missed),
    acknowledged:
      results.length +
      feedbacks.length +
      contacts.length +
      (more.acknowledged ?? 0),
    lost: found.worst.lost + (more.lost ?? 0),
    doubled: found.worst.doubled + (more.doubled ?? 0),
    half: found.worst.half,
    "longest call s": (longest / 1000).toFixed(1),
    "answered 503": answered[503] ?? 0,
    surprises: summed([...ledger.surprises, ...found.wrong]),
  };
}

/** A row of which nothing is known but how long it took. */
export function rowOf(
  { what, rounds, target }: Pick<Fault, "what" | "rounds" | "target">,
  recoveries: number[],
  missed: string[] = [],
): Row {
  const slowest = Math.max(0, ...recoveries) / 1000;
  return {
    what,
    rounds,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    half: 0,
    "slowest recovery s": slowest.toFixed(1),
    "target s": target,
    "longest call s": "",
    "answered 503": 0,
    missed: [
      ...(slowest > target ? [`well again within ${target} s`] : []),
      ...missed,
    ].join(", "),
    surprises: "",
  };
}

/** A row that says why nothing was tried. */
export function leftOut(what: string, why: string): Row {
  const row = rowOf({ what, rounds: 0, target: 0 }, []);
  return { ...row, rounds: `left out: ${why}`, "slowest recovery s": "" };
}

export const summed = (all: string[]) => [...new Set(all)].join("; ");

function createFindings({ database }: Site) {
  const worst = { lost: 0, doubled: 0, half: 0 };
  const wrong: string[] = [];
  return {
    worst,
    wrong,
    async check(ledger: Ledger) {
      // What is acknowledged while the database is asked would count as lost.
      const { results, feedbacks, contacts } = structuredClone(ledger);
      const acknowledged = { ...ledger, results, feedbacks, contacts };
      const found = await checkLedger(await database(), acknowledged);
      for (const name of ["lost", "doubled", "half"] as const)
        worst[name] = Math.max(worst[name], found[name]);
      wrong.push(...found.wrong);
    },
  };
}
