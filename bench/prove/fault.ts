import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { checkLedger, countAcknowledged } from "./ledger.ts";
import { type Product, untilHealthy } from "./product.ts";
import type { ReportRow } from "./report.ts";
import { startTraffic } from "./traffic.ts";

export type Fault = {
  what: string;
  rounds: number;
  /** Seconds within which the site must be healthy again after the fault. */
  target: number;
  /** Causes the fault, and returns when it is over. */
  strike: () => Promise<void>;
  /** Restarts of the server process that are part of one round. */
  restarts?: number;
  /** Looks for other damage after the last round. Returns it as sentences. */
  examine?: () => Promise<string[]>;
};

/** The longest wait for recovery. Longer than any target, so that a row can show by how much the target was missed. */
const longestRecovery = 90_000;

/** Repeats one fault under mixed traffic. Everything that was acknowledged must be stored once and complete. */
export async function proveFault(
  product: Product,
  database: () => Promise<pg.ClientConfig>,
  fault: Fault,
): Promise<ReportRow> {
  const { what, rounds, target, strike, restarts = 0, examine } = fault;
  const restartsBefore = product.restarts();
  const traffic = startTraffic(product.url);
  const { ledger } = traffic;
  const worst = { lost: 0, doubled: 0, half: 0 };
  const surprises = new Set<string>();
  let slowest = 0;
  async function check() {
    const found = await checkLedger(await database(), ledger);
    for (const name of ["lost", "doubled", "half"] as const)
      worst[name] = Math.max(worst[name], found[name]);
    for (const rule of found.broken) surprises.add(rule);
  }
  await wait(1000);
  for (let round = 0; round < rounds; round += 1) {
    await strike();
    await wait(20);
    const recovery = await untilHealthy(product.url, longestRecovery);
    slowest = Math.max(slowest, recovery / 1000);
    await check();
    await wait(500 + Math.random() * 500);
  }
  await traffic.stop();
  await check();
  for (const each of ledger.surprises) surprises.add(each);
  const unexpected = product.restarts() - restartsBefore - restarts * rounds;
  const missed = [
    ...(slowest > target ? [`healthy within ${target} s`] : []),
    ...(unexpected === 0 ? [] : [`${unexpected} unexpected restarts`]),
    ...((await examine?.()) ?? []),
  ];
  return {
    what,
    rounds,
    acknowledged: countAcknowledged(ledger),
    ...worst,
    "slowest recovery s": slowest.toFixed(1),
    "target s": target,
    "longest call s": (ledger.longest / 1000).toFixed(1),
    "answered 503": ledger.answered[503] ?? 0,
    missed: missed.join(", "),
    surprises: [...surprises].join("; "),
  };
}
