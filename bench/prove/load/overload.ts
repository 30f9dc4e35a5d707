import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "#server/testing/running-server.ts";
import type { LoadRow } from "./load-row.ts";
import { percentile } from "#bench/percentile.ts";
import { askAtATime, askOne, mixFor, newMixed } from "./mixed.ts";

const visitors = 32;
const mostSlower = 3;
const mostRecovery = 5000;

type Calm = { half: number; most: number };

/** As many visitors at a time as one instance carries, twice and five times as many; none of them ever pauses by themselves. */
export async function proveOverload(scale: number): Promise<LoadRow[]> {
  const seconds = Math.max(5, 20 * scale);
  const server = await startServer();
  try {
    const { url } = server;
    const mix = await mixFor(url);
    await askAtATime(url, mix, { visitors, seconds: 5 });
    const first = await askAtATime(url, mix, { visitors, seconds });
    const calm = {
      half: percentile(first.served, 0.5),
      most: percentile(first.served, 0.99),
    };
    const rows: LoadRow[] = [];
    for (const times of [1, 2, 5])
      rows.push(await overload(url, mix, { times, seconds, calm }));
    return rows;
  } finally {
    await server.stop();
  }
}

async function overload(
  url: string,
  mix: string[],
  { times, seconds, calm }: { times: number; seconds: number; calm: Calm },
): Promise<LoadRow> {
  const many = visitors * times;
  const met = await askAtATime(url, mix, { visitors: many, seconds });
  const recovered = await untilCalm(url, mix, calm.half);
  const { served, shed, surprises } = met;
  const [half, most] = [percentile(served, 0.5), percentile(served, 0.99)];
  const missed = [
    ...(most > calm.most * mostSlower ? [`p99 within ${mostSlower} ×`] : []),
    ...(recovered > mostRecovery ? ["well again within 5 s"] : []),
    ...surprises,
  ];
  return {
    what: `mixed traffic, ${times} × what one instance carries`,
    tried: `${many} visitors at a time, for ${seconds.toFixed(0)} s`,
    found: `${(served.length / seconds).toFixed(0)} /s served in p50 ${half.toFixed(0)} ms, p99 ${most.toFixed(0)} ms (${(most / calm.most).toFixed(1)} ×); ${shed} asked to come back; well again after ${(recovered / 1000).toFixed(1)} s`,
    target: "only served or asked to come back, p99 ≤ 3 ×, well again ≤ 5 s",
    missed: missed.join("; "),
  };
}

/** Milliseconds until ten in a row are served as quickly as in calm. */
async function untilCalm(url: string, mix: string[], usual: number) {
  const began = performance.now();
  for (let inARow = 0; inARow < 10;) {
    const mixed = newMixed();
    await askOne(url, mix, mixed);
    const [time = Infinity] = mixed.served;
    inARow = time <= Math.max(usual * mostSlower, 100) ? inARow + 1 : 0;
    if (performance.now() - began > mostRecovery * 6) return Infinity;
    await wait(20);
  }
  return performance.now() - began;
}
