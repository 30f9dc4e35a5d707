// Sends more visitors than the site can serve, and counts the finished quizzes. Stops after a fixed time.
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "#server/platform/ids.ts";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import {
  byTurns,
  type Figure,
  percentile,
  type Checkout,
} from "#bench/figures.ts";
import { type HttpConnection, connectTo } from "#bench/load/connection.ts";
import { type Ask, takeQuiz, textOf } from "#bench/load/quiz.ts";
import { requestOf } from "#bench/load/request.ts";
import { peakMemoryOf } from "#bench/memory.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import type { ReportRow } from "./report.ts";

/** Concurrent visitors while capacity is measured. */
const comfortable = 32;
/** The first seconds of a crowd are not counted. */
const settling = 3000;
const longestRecovery = 30_000;

type Tally = {
  finished: number;
  retries: number;
  surprises: Set<string>;
  milliseconds: number[];
};

const newTally = (): Tally => ({
  finished: 0,
  retries: 0,
  surprises: new Set(),
  milliseconds: [],
});

export async function proveCrowd(scale: number): Promise<ReportRow[]> {
  const seconds = Math.max(5, 15 * scale);
  const rows: ReportRow[] = [];
  for (const instances of [1, 3])
    for (const met of await meetCrowds({}, instances, seconds))
      rows.push(rowOf(met));
  return rows;
}

/** The figures for `npm run bench`, measured with one instance. */
export const measureCrowd = (releases: Checkout[]) =>
  byTurns(releases, 1, async (release) =>
    (await meetCrowds(release, 1, 10)).flatMap(figuresOf),
  );

type Met = Awaited<ReturnType<typeof meetCrowd>> & {
  instances: number;
  times: number;
  /** Finished quizzes ÷ capacity. */
  share: number;
};

function meetCrowds(
  { folder }: Checkout,
  instances: number,
  seconds: number,
): Promise<Met[]> {
  return onNewDatabase(async (_target, DATABASE_URL) => {
    const servers: RunningServer[] = [];
    try {
      while (servers.length < instances)
        servers.push(await startServer({ DATABASE_URL }, { root: folder }));
      const urls = servers.map(({ url }) => url);
      const half = (seconds * 1000) / 2;
      await measureCapacity(urls, half);
      const all: Met[] = [];
      let before = await measureCapacity(urls, half);
      for (const times of [2, 4]) {
        const met = await meetCrowd(servers, before * times, seconds * 1000);
        const after = await measureCapacity(urls, half);
        // Other work on the machine changes its capacity, so use the average of before and after.
        const share = (met.perSecond * 2) / (before + after);
        all.push({ instances, times, share, ...met });
        before = after;
      }
      return all;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
}

/** Measures finished quizzes per second at a comfortable load. */
async function measureCapacity(urls: string[], milliseconds: number) {
  await untilHealthy(urls);
  const tally = newTally();
  const end = performance.now() + milliseconds;
  const { signal } = new AbortController();
  await Promise.all(
    Array.from({ length: comfortable }, async () => {
      while (performance.now() < end) await visit(urls, tally, signal, 0);
    }),
  );
  return (tally.finished * 1000) / milliseconds;
}

/** Starts a fixed number of visitors per second, even if earlier ones are still waiting. */
async function meetCrowd(
  servers: RunningServer[],
  arrivals: number,
  milliseconds: number,
) {
  const urls = servers.map(({ url }) => url);
  const tally = newTally();
  const over = new AbortController();
  const began = performance.now();
  let visits = 0;
  let settled: { finished: number; at: number } | undefined;
  for (let now = began; now - began < milliseconds; now = performance.now()) {
    if (!settled && now - began >= settling)
      settled = { finished: tally.finished, at: now };
    const due = ((now - began) / 1000) * arrivals;
    for (; visits < due; visits += 1)
      // Ignore the error: the tally already counts it.
      visit(urls, tally, over.signal, 500).catch(() => {});
    await wait(10);
  }
  const { finished, at } = settled ?? { finished: 0, at: began };
  const seconds = (performance.now() - at) / 1000;
  const perSecond = (tally.finished - finished) / seconds;
  over.abort();
  const recovery = await untilHealthy(urls);
  const memory = await Promise.all(servers.map(({ pid }) => peakMemoryOf(pid)));
  return { arrivals, perSecond, recovery, memory: Math.max(...memory), tally };
}

/** Milliseconds until a new visitor is served at once. */
async function untilHealthy(urls: string[]): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < longestRecovery) {
    const start = performance.now();
    const pages = await Promise.all(urls.map((url) => fetch(`${url}/quiz`)));
    if (pages.every(({ ok }) => ok) && performance.now() - start < 100)
      return performance.now() - began;
    await wait(50);
  }
  return Infinity;
}

/** One family, which obeys Retry-After. */
const visit = (
  urls: string[],
  tally: Tally,
  signal: AbortSignal,
  thinking: number,
) =>
  takeQuiz(createVisitor(urls, tally, signal), {
    think: () => wait(Math.random() * thinking),
    onFinished: () => (tally.finished += 1),
  });

function createVisitor(urls: string[], tally: Tally, signal: AbortSignal): Ask {
  let cookie = "";
  return async (line, body) => {
    const key = line.startsWith("POST") && { "Idempotency-Key": newId() };
    for (;;) {
      const began = performance.now();
      const request = requestOf(line, body, {
        ...key,
        ...(cookie && { cookie }),
      });
      const answer = await send(urls, request).catch(({ message }: Error) => ({
        status: 0,
        head: message,
        body: Buffer.alloc(0),
      }));
      const { status, head } = answer;
      cookie = headerIn(head, "set-cookie") ?? cookie;
      if (status >= 200 && status < 300) {
        tally.milliseconds.push(performance.now() - began);
        const isJson = /\/api\/(results|questions)/.test(line);
        return isJson ? JSON.parse(textOf(answer.body)) : undefined;
      }
      const seconds = Number(headerIn(head, "retry-after"));
      if ((status !== 503 && status !== 429) || !(seconds > 0)) {
        tally.surprises.add(`${line}: ${status} ${head.slice(0, 80)}`);
        throw new Error(line);
      }
      tally.retries += 1;
      await wait(seconds * 1000, undefined, { signal });
    }
  };
}

const idle = new Map<string, HttpConnection[]>();
let turn = 0;

/** Sends to the instances in turn, as a load balancer does. */
async function send(urls: string[], request: string) {
  turn += 1;
  const url = urls[turn % urls.length] ?? "";
  const free = idle.get(url) ?? [];
  idle.set(url, free);
  const reused = free.pop();
  try {
    const connection = reused ?? (await connectTo(url));
    const answer = await connection.ask(request);
    free.push(connection);
    return answer;
  } catch (error) {
    // The server may have closed a reused connection; browsers then open another.
    if (reused) return send([url], request);
    throw error;
  }
}

function headerIn(head: string, name: string): string | undefined {
  return new RegExp(`\r\n${name}: ([^\r\n;]+)`, "i").exec(head)?.[1];
}

function columnsOf({ perSecond, recovery, memory, tally }: Met) {
  return {
    "finished /s": perSecond.toFixed(1),
    "asked to retry": String(tally.retries),
    "p50 ms": percentile(tally.milliseconds, 0.5).toFixed(0),
    "p99 ms": percentile(tally.milliseconds, 0.99).toFixed(0),
    "memory MB": memory.toFixed(0),
    "healthy again s": (recovery / 1000).toFixed(1),
  };
}

function rowOf(met: Met): ReportRow {
  const { instances, times, share, recovery, tally } = met;
  const missed = [
    ...(share < 0.8 ? ["0.8 of capacity"] : []),
    ...(recovery > 5000 ? ["healthy again within 5 s"] : []),
  ];
  return {
    instances,
    "× capacity": times,
    "arrivals /s": Math.round(met.arrivals),
    "÷ capacity": share.toFixed(2),
    ...columnsOf(met),
    missed: missed.join(", "),
    surprises: [...tally.surprises].slice(0, 5).join("; "),
  };
}

function figuresOf(met: Met): Figure[] {
  const what = `${met.times} × capacity:`;
  return [
    {
      what: `${what} finished ÷ capacity`,
      value: met.share,
      unit: "×",
      least: 0.8,
      beside: columnsOf(met),
    },
    {
      what: `${what} healthy again`,
      value: met.recovery / 1000,
      unit: "s",
      most: 5,
    },
  ];
}
