import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { median } from "#bench/figures.ts";
import { processorTime } from "#bench/processor-time.ts";
import type { Done, Job, Way } from "./generator.ts";

/** A server to load, and the data folder of its PostgreSQL if it has its own. */
export type Target = { url: string; pid: number; dataDir?: string };

/** Milliseconds of processor time per answer, and answers per second. */
export type LoadFigures = Record<
  "perSecond" | "server" | "database" | "p50" | "p99",
  number
>;

export type Contender = { target: Target; way: Way; visitors: number };

const rounds = 3;
const usualWarming = 2;
const duration = 1.5;

export function startGenerator() {
  const child = fork(join(import.meta.dirname, "generator.ts"));
  const ended = once(child, "exit");
  const run = async (job: Job) => {
    child.send(job);
    const [result] = (await Promise.race([
      once(child, "message"),
      ended.then(() => Promise.reject(new Error("The load failed."))),
    ])) as [Done];
    return result;
  };

  async function load(
    { target, way, visitors }: Contender,
    seconds: number,
  ): Promise<LoadFigures> {
    const before = processorTime(target);
    const result = await run({ url: target.url, way, visitors, seconds });
    const after = processorTime(target);
    const { times, p50, p99 } = result;
    return {
      perSecond: times / result.seconds,
      server: (after.server - before.server) / times,
      database: (after.database - before.database) / times,
      p50,
      p99,
    };
  }

  /** Loads the servers in turns, so that other work on the machine slows all of them alike. Returns medians. */
  async function byTurns(
    contenders: Record<string, Contender>,
    warming = usualWarming,
  ): Promise<Record<string, LoadFigures>> {
    const seen = Object.entries(contenders).map(([name, contender]) => ({
      name,
      contender,
      measured: [] as LoadFigures[],
    }));
    for (const { contender } of seen) await load(contender, warming);
    for (let round = 0; round < rounds; round += 1)
      for (const { contender, measured } of seen)
        measured.push(await load(contender, duration));
    return Object.fromEntries(
      seen.map(({ name, measured }) => [name, mediansOf(measured)]),
    );
  }

  return {
    byTurns,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

function mediansOf(all: LoadFigures[]): LoadFigures {
  const of = (name: keyof LoadFigures) => median(all.map((one) => one[name]));
  return {
    perSecond: of("perSecond"),
    server: of("server"),
    database: of("database"),
    p50: of("p50"),
    p99: of("p99"),
  };
}
