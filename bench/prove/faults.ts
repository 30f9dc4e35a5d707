// What becomes of acknowledged work when processes are killed and the database or the network falls silent.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { checkLedger } from "./check.ts";
import {
  embeddedTarget,
  postmasterPid,
  type Product,
  startProduct,
  untilReady,
} from "./product.ts";
import { startTraffic } from "./traffic.ts";

type Fault = {
  what: string;
  rounds: number;
  /** Does harm; ends when the harm is over. */
  strike: () => Promise<void>;
  /** Deaths of the server process that are part of the fault. */
  kills?: number;
};

const silence = 25_000;
const mostRecovery = 60_000;

/** Each fault a number of times under mixed traffic; a row of figures for each. */
export async function proveFaults(scale = 1) {
  const times = (rounds: number) => Math.max(1, Math.round(rounds * scale));
  return [
    ...(await onEmbedded((product) => [
      {
        what: "server process killed",
        rounds: times(20),
        async strike() {
          // One that dies as soon as it is ready counts as broken, and is started again more slowly each time.
          await wait(2000);
          process.kill(await product.serverPid(), "SIGKILL");
        },
        kills: 1,
      },
      {
        what: "PostgreSQL killed",
        rounds: times(20),
        strike: async () =>
          void process.kill(await postmasterPid(product.dataDir), "SIGKILL"),
      },
      {
        what: "one connection of PostgreSQL killed",
        rounds: times(20),
        strike: () => killBackend(product),
      },
      {
        what: "PostgreSQL frozen for 25 s",
        rounds: times(2),
        strike: () => freeze(product),
      },
    ])),
    ...(await onProxy((proxy) => [
      {
        what: "network to PostgreSQL silent for 25 s",
        rounds: times(2),
        async strike() {
          proxy.silence();
          await wait(silence);
          proxy.heal();
        },
      },
      {
        what: "open connections to PostgreSQL forgotten",
        rounds: times(2),
        strike: async () => proxy.dropSilently(),
      },
    ])),
  ];
}

async function onEmbedded(faultsOf: (product: Product) => Fault[]) {
  const rows: Awaited<ReturnType<typeof prove>>[] = [];
  const product = await startProduct();
  try {
    for (const fault of faultsOf(product)) {
      const target = () => embeddedTarget(product.dataDir);
      rows.push(await prove(product, fault, target));
    }
  } finally {
    await product.stop();
  }
  return rows;
}

type Proxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

async function onProxy(faultsOf: (proxy: Proxy) => Fault[]) {
  const rows: Awaited<ReturnType<typeof prove>>[] = [];
  const dataDir = await makeFolder();
  const { env } = process;
  // Without a folder for its socket it listens on a port, as a database elsewhere does.
  const options = { dataDir, env, say: () => {}, socketParents: [] };
  const database = await startEmbedded(options);
  const proxy = await startDatabaseProxy(database.target);
  const { user, password, database: name } = database.target;
  const { host, port } = proxy.target;
  const product = await startProduct({
    DATABASE_URL: `postgres://${user}:${String(password)}@${host}:${port}/${name}`,
  });
  try {
    for (const fault of faultsOf(proxy))
      rows.push(await prove(product, fault, async () => database.target));
  } finally {
    await product.stop();
    await proxy.stop();
    await database.stop();
    await removeFolders();
  }
  return rows;
}

async function prove(
  product: Product,
  { what, rounds, strike, kills = 0 }: Fault,
  target: () => Promise<pg.ClientConfig>,
) {
  const deathsBefore = product.deaths();
  const traffic = startTraffic(product.url);
  const recoveries: number[] = [];
  await wait(1000);
  for (let round = 0; round < rounds; round += 1) {
    await strike();
    await wait(20);
    recoveries.push(await untilReady(product.url, mostRecovery));
    await wait(500 + Math.random() * 500);
  }
  await traffic.stop();
  const { ledger } = traffic;
  const found = await checkLedger(await target(), ledger);
  const deaths = product.deaths() - deathsBefore - kills * rounds;
  return {
    what,
    rounds,
    "unexpected ends of the server": deaths,
    "well again, worst s": (Math.max(...recoveries) / 1000).toFixed(1),
    "longest call s": (ledger.longest / 1000).toFixed(1),
    acknowledged:
      ledger.results.length + ledger.feedbacks.length + ledger.contacts.length,
    lost: found.lost,
    doubled: found.doubled,
    half: found.half,
    "answered 503": ledger.answered[503] ?? 0,
    surprises: [...new Set([...ledger.surprises, ...found.wrong])].join("; "),
  };
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
