// What one, two and three instances carry against one PostgreSQL, and what that takes of the machine.
import { readFileSync } from "node:fs";
import pg from "pg";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { databaseProcesses, processorTime } from "#bench/processor-time.ts";
import { type Figure, short } from "#bench/figures.ts";
import { startGenerator } from "#bench/load/measure.ts";
import { onNewDatabase } from "#bench/new-database.ts";

const visitorsEach = 12;
const warming = 8;
const lasting = 10;
const way = { quiz: "browser" } as const;

/** Whole quizzes as browsers take them: pages, calls with their keys, and reports of events. */
export async function measureCapacity(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const instances of [1, 2, 3])
    figures.push(
      await onNewDatabase(async (target, DATABASE_URL, dataDir) => {
        const servers: RunningServer[] = [];
        try {
          while (servers.length < instances)
            servers.push(await startServer({ DATABASE_URL }));
          return await measure(servers, target, dataDir);
        } finally {
          await Promise.all(servers.map((server) => server.stop()));
        }
      }),
    );
  return figures;
}

async function measure(
  servers: RunningServer[],
  target: pg.ClientConfig,
  dataDir: string,
): Promise<Figure> {
  const generators = servers.map(() => startGenerator());
  const loadAll = (seconds: number) =>
    Promise.all(
      servers.map(({ url, pid }, at) => {
        const contender = { target: { url, pid }, way, visitors: visitorsEach };
        return generators[at]!.load(contender, seconds);
      }),
    );
  await loadAll(warming);
  const before = processorTime({ pid: process.pid, dataDir }).database;
  const loads = await loadAll(lasting);
  const after = processorTime({ pid: process.pid, dataDir }).database;
  const perSecond = loads.reduce((sum, load) => sum + load.perSecond, 0);
  const times = perSecond * lasting;
  const server = loads.reduce(
    (sum, load) => sum + (load.server * load.perSecond) / perSecond,
    0,
  );
  const memory = servers.map(({ pid }) => memoryOf(pid));
  const connections = await countConnections(target);
  await Promise.all(generators.map((each) => each.stop()));
  return {
    what: `quizzes finished by ${servers.length} instance${servers.length === 1 ? "" : "s"}`,
    today: perSecond,
    unit: "/s",
    beside: {
      "server ms": short(server),
      "database ms": short((after - before) / times),
      "p50 ms": short(Math.max(...loads.map(({ p50 }) => p50))),
      "p99 ms": short(Math.max(...loads.map(({ p99 }) => p99))),
      "MB each": short(Math.max(...memory)),
      "database MB": short(databaseMemory(dataDir)),
      connections: String(connections),
    },
  };
}

async function countConnections(target: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(target);
  await client.connect();
  const { rows } = await client
    .query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    .finally(() => client.end());
  return rows[0]?.count ?? 0;
}

/** MB of a process, what it shares with others divided among them. */
function memoryOf(pid: number | string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

function databaseMemory(dataDir: string): number {
  const { postmaster, others } = databaseProcesses(dataDir);
  return [postmaster, ...others].reduce((sum, pid) => sum + memoryOf(pid), 0);
}
