// Restarts three instances one after the other, under load, behind each balancer that is installed.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import {
  freePort,
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { isInstalled, kinds, startBalancer } from "./balancers.ts";
import { startLoad } from "./steady-load.ts";

type Row = {
  balancer: string;
  requests: number | string;
  failed: number | string;
  "written twice or not at all": number | string;
};

const instances = 3;
const visitors = 6;

/** What a rolling restart costs those who visit meanwhile: nothing may fail, nothing be written twice. */
export async function rolling(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    const { name } = kind;
    if (isInstalled(kind)) rows.push(await restartBehind(kind));
    else
      rows.push({
        balancer: name,
        requests: "left out: not installed",
        failed: "",
        "written twice or not at all": "",
      });
  }
  return rows;
}

async function restartBehind(kind: (typeof kinds)[number]): Promise<Row> {
  return onNewDatabase(async (target, DATABASE_URL) => {
    const ports = await Promise.all(
      Array.from({ length: instances }, freePort),
    );
    const start = (port: number) =>
      startServer({
        DATABASE_URL,
        PORT: String(port),
        TRUST_PROXY: "127.0.0.1/32",
      });
    const servers = new Map<number, RunningServer>();
    for (const port of ports) servers.set(port, await start(port));
    const balancer = await startBalancer(kind, ports);
    try {
      const end = startLoad(balancer.url, visitors);
      for (const port of ports) {
        await wait(1500);
        await servers.get(port)?.stop();
        servers.delete(port);
        servers.set(port, await start(port));
      }
      await wait(1500);
      const { asked, posted, failed } = await end();
      for (const each of new Set(failed)) console.log(`${kind.name}: ${each}`);
      return {
        balancer: kind.name,
        requests: asked,
        failed: failed.length,
        "written twice or not at all": (await countFeedbacks(target)) - posted,
      };
    } finally {
      await balancer.stop();
      await Promise.all([...servers.values()].map((server) => server.stop()));
    }
  });
}

async function countFeedbacks(target: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(target);
  await client.connect();
  const { rows } = await client
    .query<{ count: number }>("SELECT count(*)::int FROM feedbacks")
    .finally(() => client.end());
  return rows[0]?.count ?? 0;
}
