import { startServer } from "#server/testing/running-server.ts";
import { percentiles } from "#bench/percentile.ts";
import { type Met, meetCrowds } from "#bench/prove/crowd/crowd.ts";
import type { Figure } from "#bench/figures.ts";
import { startGenerator } from "#bench/load/measure.ts";
import { requestOf } from "#bench/load/request.ts";
import { costFigure } from "./answers.ts";

const seconds = 8;

/** As many as one and three instances carry, twice and four times as many: the short form of `npm run prove -- crowd`. */
export async function measureCrowd(): Promise<Figure[]> {
  const refusal = await measureRefusal();
  return [refusal, ...(await meetCrowds(seconds)).flatMap(figuresOf)];
}

/** The page for newcomers while there is no room. */
async function measureRefusal(): Promise<Figure> {
  const target = await startServer(
    {},
    { program: "bench/load/full-server.ts" },
  );
  const generator = startGenerator();
  const way = { request: requestOf("GET /quiz"), status: 503 };
  try {
    const { page } = await generator.byTurns({
      page: { target, way, visitors: 16 },
    });
    return costFigure("page for newcomers while it is full", page, 0.1);
  } finally {
    await generator.stop();
    await target.stop();
  }
}

function figuresOf(met: Met): Figure[] {
  const { instances, times, share, tally } = met;
  const who = `${times} × what ${instances === 1 ? "one carries" : "three carry"}`;
  const beside = {
    "finished /s": met.finished.toFixed(0),
    "asked to come back": String(tally.refusedKindly),
    ...percentiles(tally.milliseconds),
    "memory MB": String(met.memory),
    "well again s": (met.recovered / 1000).toFixed(1),
  };
  const least = times === 1 ? undefined : 0.9;
  return [
    { what: `${who}: finished`, today: share, unit: "×", least, beside },
    {
      what: `${who}: /healthz, without waiting for a processor`,
      today: met.health.unhindered,
      unit: "ms",
      most: 50,
      beside: {
        "worst ms": met.health.worst.toFixed(0),
        "p99 ms": met.health.p99,
        "bare ms": met.health.bare.toFixed(0),
      },
    },
  ];
}
