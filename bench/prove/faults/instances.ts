// Three instances on one database, started, stopped and killed at random; the clock of one is wrong.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { untilWell } from "#bench/prove/product.ts";
import { type Fault, prove, type Row } from "./fault.ts";

const wrongClock = new URL("wrong-clock.ts", import.meta.url).href;
const mostRecovery = 60_000;

export function proveInstances(
  times: (rounds: number) => number,
): Promise<Row[]> {
  return onNewDatabase(async (target, DATABASE_URL) => {
    const all = createInstances(DATABASE_URL);
    const fault: Fault = {
      what: "three instances started, stopped and killed at random, the clock of one 13 h ahead",
      rounds: times(30),
      target: 5,
      strike: all.change,
      examine: async () => ({ missed: await datesAhead(target) }),
    };
    const site = {
      place: all.place,
      deaths: all.deaths,
      untilReady: () => untilWell(all.place(), mostRecovery),
      database: async () => target,
    };
    try {
      await all.start();
      return [await prove(site, fault)];
    } finally {
      await all.stop();
    }
  });
}

function createInstances(DATABASE_URL: string) {
  const envs = [{}, {}, { NODE_OPTIONS: `--import=${wrongClock}` }];
  const running = new Map<number, RunningServer>();
  let deaths = 0;
  const start = async (at: number) =>
    void running.set(at, await startServer({ DATABASE_URL, ...envs[at] }));
  const pick = <T>(some: T[]) => some[Math.floor(Math.random() * some.length)]!;

  /** One goes, in good order or not, or one comes back; one at least is always there. */
  async function change() {
    for (const [at, { pid }] of running) if (!isAlive(pid)) lose(at);
    const missing = [...envs.keys()].filter((at) => !running.has(at));
    const mayGo = running.size > 1 && Math.random() < 0.6;
    if (mayGo || missing.length === 0) await end(pick([...running.keys()]));
    else await start(pick(missing));
    await wait(Math.random() * 1000);
  }

  /** Nobody told this one to. */
  function lose(at: number) {
    running.delete(at);
    deaths += 1;
  }

  async function end(at: number) {
    const server = running.get(at);
    running.delete(at);
    if (Math.random() < 0.5) await server?.kill();
    await server?.stop();
  }

  return {
    change,
    deaths: () => deaths,
    place: () => pick([...running.values()]).url,
    async start() {
      for (const at of envs.keys()) await start(at);
    },
    async stop() {
      await Promise.all([...running.keys()].map(end));
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const moments = {
  results: "date",
  feedbacks: "date",
  audit: "date",
  sessions: "created",
  "sessions seen": "last_seen",
  idempotent_replies: "date",
  contacts: "created",
};

/** What bears the time of the wrong clock, and limits that last longer than a day. */
async function datesAhead(target: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(target);
  await client.connect();
  const isAhead = async (table: string, column: string, after: string) => {
    const { rowCount } = await client.query(
      `SELECT FROM ${table} WHERE ${column} > now() + interval '${after}' LIMIT 1`,
    );
    return rowCount !== 0;
  };
  try {
    const ahead: string[] = [];
    for (const [name, column] of Object.entries(moments)) {
      const [table = ""] = name.split(" ");
      if (await isAhead(table, column, "1 minute"))
        ahead.push(`${table}.${column} is of the wrong clock`);
    }
    if (await isAhead("rate_limits", "until", "1 day 1 minute"))
      ahead.push("limits that last too long");
    return ahead;
  } finally {
    await client.end();
  }
}
