import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "#bench/memory.ts";
import { checkLedger } from "#bench/prove/check.ts";
import { embeddedTarget, startProduct } from "#bench/prove/product.ts";
import { startTraffic } from "#bench/prove/traffic.ts";
import type { LoadRow } from "./load-row.ts";

const every = 5000;
const mostGrowth = 1;
/** Whoever adds a contact is answered with the list of all: it must not grow by thousands, or the answers do. */
const staffPause = 10_000;

type Sample = { minutes: number; megabytes: number };

/** Visitors and staff who go on and on: does memory? */
export async function proveSoak(minutes: number): Promise<LoadRow[]> {
  const product = await startProduct();
  try {
    const pid = await product.serverPid();
    const traffic = startTraffic(product.url, staffPause);
    const samples: Sample[] = [];
    const began = performance.now();
    for (let at = 0; at < minutes;) {
      await wait(every);
      at = (performance.now() - began) / 60_000;
      samples.push({ minutes: at, megabytes: await memoryOf(pid) });
    }
    await traffic.stop();
    const { ledger } = traffic;
    const found = await checkLedger(
      await embeddedTarget(product.dataDir),
      ledger,
    );
    // At first everything is met for the first time.
    const settled = samples.filter((one) => one.minutes >= minutes / 3);
    const growth = slopeOf(settled);
    const asked = Object.values(ledger.answered).reduce((a, b) => a + b, 0);
    const broken = found.lost + found.doubled + found.half;
    const missed = [
      ...(growth > mostGrowth ? [`memory ≤ ${mostGrowth} MB a minute`] : []),
      ...(broken > 0 ? [`${broken} lost, doubled or half`] : []),
      ...(product.deaths() > 0 ? ["the server ended"] : []),
      ...new Set([...ledger.surprises, ...found.wrong]),
    ];
    return [
      {
        what: `mixed traffic for ${minutes.toFixed(0)} minutes`,
        tried: `${asked} requests`,
        found: `memory ${settled[0]?.megabytes.toFixed(0)} → ${settled.at(-1)?.megabytes.toFixed(0)} MB, ${growth.toFixed(2)} MB a minute after the first third; ${ledger.results.length} results, ${broken} lost, doubled or half`,
        target: `≤ ${mostGrowth} MB a minute`,
        missed: missed.join("; "),
      },
    ];
  } finally {
    await product.stop();
  }
}

/** Of the line that fits best. */
function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const minutes = mean(samples.map((one) => one.minutes));
  const megabytes = mean(samples.map((one) => one.megabytes));
  const [above, below] = samples.reduce(
    ([above, below], one) => [
      above + (one.minutes - minutes) * (one.megabytes - megabytes),
      below + (one.minutes - minutes) ** 2,
    ],
    [0, 0],
  );
  return below === 0 ? 0 : above / below;
}
