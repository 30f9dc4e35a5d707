// What becomes of those who come when more come than the site carries. Bounded, on loopback, ends by itself.
import { setTimeout as wait } from "node:timers/promises";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { peakMemoryOf } from "#bench/memory.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { percentiles } from "#bench/percentile.ts";
import { withProbe } from "./with-probe.ts";
import { untilWell } from "./until-well.ts";
import { newTally, type Tally, visit } from "./visit.ts";

const visitorsAtATime = 32;
const settling = 3000;

export async function proveCrowd(scale = 1) {
  return (await meetCrowds(Math.max(5, 15 * scale))).map(rowOf);
}

/** One and three instances, each with as many as they carry, twice and four times as many. */
export async function meetCrowds(seconds: number): Promise<Met[]> {
  const all: Met[] = [];
  for (const instances of [1, 3])
    all.push(
      ...(await onNewDatabase((_target, DATABASE_URL) =>
        withInstances(instances, { DATABASE_URL }, (servers) =>
          meet(servers, seconds * 1000),
        ),
      )),
    );
  return all;
}

async function withInstances<T>(
  count: number,
  env: NodeJS.ProcessEnv,
  work: (servers: RunningServer[]) => Promise<T>,
): Promise<T> {
  const servers: RunningServer[] = [];
  try {
    while (servers.length < count) servers.push(await startServer(env));
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function meet(servers: RunningServer[], milliseconds: number) {
  const urls = servers.map(({ url }) => url);
  await carried(urls, milliseconds / 2);
  const all: Met[] = [];
  let before = await carried(urls, milliseconds / 2);
  for (const times of [1, 2, 4]) {
    const met = await crowd(servers, before * times, milliseconds);
    const after = await carried(urls, milliseconds / 2);
    // Other work on the machine changes what it carries: what was carried before and after is the measure.
    const share = (met.finished * 2) / (before + after);
    all.push({ instances: servers.length, times, share, ...met });
    before = after;
  }
  return all;
}

/**
 * Quizzes finished a second by a number of visitors that the site has room for. Where what was left of a
 * crowd had them asked to come back, they have measured their own waiting, and do it again.
 */
async function carried(
  urls: string[],
  milliseconds: number,
  tries = 3,
): Promise<number> {
  await untilWell(urls);
  const tally = newTally();
  const until = performance.now() + milliseconds;
  const { signal } = new AbortController();
  await Promise.all(
    Array.from({ length: visitorsAtATime }, async () => {
      while (performance.now() < until) await visit(urls, tally, signal);
    }),
  );
  if (tally.refusedKindly > 0 && tries > 1)
    return carried(urls, milliseconds, tries - 1);
  return (tally.finished * 1000) / milliseconds;
}

async function crowd(
  servers: RunningServer[],
  perSecond: number,
  milliseconds: number,
) {
  const urls = servers.map(({ url }) => url);
  const tally = newTally();
  const { finished, asked } = await withProbe(servers, () =>
    come(urls, tally, perSecond, milliseconds),
  );
  const took = asked.site.map((one) => one.took);
  const recovered = await untilWell(urls);
  const memory = await Promise.all(servers.map(({ pid }) => peakMemoryOf(pid)));
  return {
    perSecond,
    tally,
    finished,
    health: {
      p99: percentiles(took)["p99 ms"],
      worst: Math.max(...took),
      // A wait may have begun before the question, but what was computed since was no wait.
      unhindered: Math.max(
        ...asked.site.map(({ took, computed, waited }) =>
          Math.max(took - waited, computed),
        ),
      ),
      bare: Math.max(...asked.bare),
    },
    recovered,
    memory: Math.round(Math.max(...memory)),
  };
}

export type Met = Awaited<ReturnType<typeof crowd>> & {
  instances: number;
  times: number;
  /** Finished quizzes, as a share of what the site carries. */
  share: number;
};

function rowOf(met: Met) {
  const { tally, finished, health, recovered, memory } = met;
  return {
    instances: met.instances,
    times: met.times,
    "come /s": Math.round(met.perSecond),
    "finished /s": finished.toFixed(1),
    "÷ carried": met.share.toFixed(2),
    "asked to come back": tally.refusedKindly,
    ...percentiles(tally.milliseconds),
    "healthz p99 ms": health.p99,
    "healthz worst ms": health.worst.toFixed(0),
    "without waiting for a processor": health.unhindered.toFixed(0),
    "bare server worst ms": health.bare.toFixed(0),
    "memory MB": memory,
    "well again s": (recovered / 1000).toFixed(1),
    missed: missed(met),
    surprises: [...new Set(tally.surprises)].slice(0, 5).join("; "),
  };
}

function missed({ times, share, health, recovered }: Met) {
  return [
    times > 1 && share < 0.9 && "0.9 of what it carries",
    health.unhindered > 50 && "/healthz within 50 ms",
    recovered > 5000 && "well again within 5 s",
  ]
    .filter(Boolean)
    .join(", ");
}

/** So many come each second, whether anybody was served or not; answers the quizzes finished a second. */
async function come(
  urls: string[],
  tally: Tally,
  perSecond: number,
  milliseconds: number,
): Promise<number> {
  const over = new AbortController();
  const visits: Promise<void>[] = [];
  const began = performance.now();
  let before: { finished: number; at: number } | undefined;
  for (;;) {
    const at = performance.now();
    if (at - began >= milliseconds) break;
    if (!before && at - began >= settling)
      before = { finished: tally.finished, at };
    const due = ((at - began) / 1000) * perSecond;
    // Whoever leaves while waiting, or meets a surprise, is told of in the tally.
    while (visits.length < due)
      visits.push(visit(urls, tally, over.signal, 500).catch(() => {}));
    await wait(10);
  }
  const { finished, at } = before ?? { finished: 0, at: began };
  const rate = ((tally.finished - finished) * 1000) / (performance.now() - at);
  over.abort();
  void Promise.all(visits);
  return rate;
}
