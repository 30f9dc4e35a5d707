// What befalls the server process and its own PostgreSQL.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import {
  embeddedTarget,
  postmasterPid,
  type Product,
  startProduct,
} from "#bench/prove/product.ts";
import { type Fault, prove, type Row, siteOf } from "./fault.ts";

const silence = 25_000;

export async function proveEmbedded(times: (rounds: number) => number) {
  const rows: Row[] = [];
  const product = await startProduct();
  const site = siteOf(product, () => embeddedTarget(product.dataDir));
  try {
    for (const fault of faultsOf(product, times))
      rows.push(await prove(site, fault));
  } finally {
    await product.stop();
  }
  return rows;
}

function faultsOf(
  product: Product,
  times: (rounds: number) => number,
): Fault[] {
  const signal = (name: NodeJS.Signals) => async () =>
    void process.kill(await postmasterPid(product.dataDir), name);
  return [
    {
      what: "server process killed",
      rounds: times(50),
      target: 5,
      async strike() {
        // One that dies within two seconds of being ready counts as broken, and is started again more slowly each time.
        await wait(3000);
        process.kill(await product.serverPid(), "SIGKILL");
      },
      kills: 1,
    },
    {
      what: "PostgreSQL killed",
      rounds: times(20),
      target: 5,
      strike: signal("SIGKILL"),
    },
    {
      what: "one connection of PostgreSQL killed",
      rounds: times(20),
      target: 5,
      strike: () => killBackend(product),
    },
    {
      what: "PostgreSQL restarted",
      rounds: times(10),
      target: 5,
      strike: signal("SIGINT"),
    },
    {
      what: "PostgreSQL frozen for 25 s",
      rounds: times(2),
      target: 5,
      strike: () => freeze(product),
    },
  ];
}

/** Kills the process behind one of the product's connections; PostgreSQL then ends all of them. */
async function killBackend({ dataDir }: Product) {
  const client = new pg.Client(await embeddedTarget(dataDir));
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'hpv-quiz' ORDER BY random() LIMIT 1",
  );
  const [victim] = rows;
  if (!victim) throw new Error("no connection of the product to kill");
  process.kill(victim.pid, "SIGKILL");
  await client.end().catch(() => {});
}

async function freeze({ dataDir }: Product) {
  const postmaster = await postmasterPid(dataDir);
  const list = `/proc/${postmaster}/task/${postmaster}/children`;
  const children = (await readFile(list, "utf8")).trim().split(" ");
  const run = promisify(execFile);
  // The postmaster first: then nothing new begins, and whoever is gone meanwhile is not missed.
  process.kill(postmaster, "SIGSTOP");
  await run("kill", ["-STOP", ...children]).catch(() => {});
  await wait(silence);
  await run("kill", ["-CONT", ...children]).catch(() => {});
  process.kill(postmaster, "SIGCONT");
}
