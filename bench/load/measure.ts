import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { processorTime } from "#bench/processor-time.ts";
import type { Done, Job, Way } from "./job.ts";

/** Whoever is asked, and the folder of its PostgreSQL, if it has one of its own. */
export type Target = { url: string; pid: number; dataDir?: string };

/** Milliseconds of processor time for one answer, and answers in a second. */
export type Measured = {
  perSecond: number;
  server: number;
  database: number;
  generator: number;
  p50: number;
  p99: number;
};

export type Contender = { target: Target; way: Way; visitors: number };

const rounds = 3;
const usualWarming = 2;
const lasting = 1.5;

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export type Generator = ReturnType<typeof startGenerator>;

export function startGenerator() {
  const child = fork(join(import.meta.dirname, "generator.ts"));
  const ended = once(child, "exit");
  const asked = async (job: Job) => {
    child.send(job);
    const [done] = (await Promise.race([
      once(child, "message"),
      ended.then(() => Promise.reject(new Error("The load failed."))),
    ])) as [Done];
    return done;
  };

  /** One contender, asked for so long. */
  async function load(
    contender: Contender,
    seconds: number,
  ): Promise<Measured> {
    const { target, way, visitors } = contender;
    const before = processorTime(target);
    const done = await asked({ url: target.url, way, visitors, seconds });
    const after = processorTime(target);
    const { times, p50, p99 } = done;
    return {
      perSecond: times / done.seconds,
      server: (after.server - before.server) / times,
      database: (after.database - before.database) / times,
      generator: done.generator / times,
      p50,
      p99,
    };
  }

  /** By turns, so that all meet the same machine; of each figure the median. */
  async function byTurns<Name extends string>(
    contenders: Record<Name, Contender>,
    warming = usualWarming,
  ): Promise<Record<Name, Measured>> {
    const all = Object.entries<Contender>(contenders);
    for (const [, each] of all) await load(each, warming);
    const seen: Record<string, Measured[]> = {};
    for (let round = 0; round < rounds; round += 1)
      for (const [name, each] of all)
        (seen[name] ??= []).push(await load(each, lasting));
    return Object.fromEntries(
      Object.entries(seen).map(([name, some]) => [name, medians(some)]),
    ) as Record<Name, Measured>;
  }

  return {
    load,
    byTurns,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

function medians(all: Measured[]): Measured {
  const of = (name: keyof Measured) => median(all.map((one) => one[name]));
  return {
    perSecond: of("perSecond"),
    server: of("server"),
    database: of("database"),
    generator: of("generator"),
    p50: of("p50"),
    p99: of("p99"),
  };
}
