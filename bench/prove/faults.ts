// Kills the server and its database, freezes the database and fills the disk, all under traffic.
import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type Fault, proveFault } from "./fault.ts";
import { withClient } from "./ledger.ts";
import {
  embeddedTarget,
  postmasterPid,
  type Product,
  startProduct,
} from "./product.ts";
import type { ReportRow } from "./report.ts";

const frozenFor = 25_000;
const fullFor = 15_000;
/** More megabytes of WAL than PostgreSQL has preallocated. */
const mostWal = 200;

export async function proveFaults(scale: number): Promise<ReportRow[]> {
  const times = (rounds: number) => Math.max(1, Math.round(rounds * scale));
  const killed = await withProduct({}, (product) => killsOf(product, times));
  return [...killed, ...(await proveFullDisk(times))];
}

async function withProduct(
  env: NodeJS.ProcessEnv,
  faultsOf: (product: Product) => Fault[],
): Promise<ReportRow[]> {
  const product = await startProduct(env);
  const rows: ReportRow[] = [];
  try {
    for (const fault of faultsOf(product))
      rows.push(
        await proveFault(product, () => embeddedTarget(product.dataDir), fault),
      );
  } finally {
    await product.stop();
  }
  return rows;
}

function killsOf(product: Product, times: (rounds: number) => number): Fault[] {
  const { dataDir } = product;
  const signalPostgres = (name: NodeJS.Signals) => async () =>
    void process.kill(await postmasterPid(dataDir), name);
  return [
    {
      what: "server process killed",
      rounds: times(30),
      target: 5,
      async strike() {
        // The supervisor backs off from a server that dies within two seconds of being ready.
        await wait(3000);
        process.kill(await product.serverPid(), "SIGKILL");
      },
      restarts: 1,
    },
    {
      what: "PostgreSQL killed",
      rounds: times(20),
      target: 5,
      strike: signalPostgres("SIGKILL"),
    },
    {
      what: "one backend of PostgreSQL killed",
      rounds: times(10),
      target: 5,
      strike: () => killBackend(dataDir),
    },
    {
      what: "PostgreSQL restarted",
      rounds: times(10),
      target: 5,
      strike: signalPostgres("SIGINT"),
    },
    {
      what: `PostgreSQL frozen for ${frozenFor / 1000} s`,
      rounds: times(2),
      target: 5,
      strike: () => freeze(dataDir),
    },
  ];
}

/** PostgreSQL ends all connections when one backend is killed. */
async function killBackend(dataDir: string) {
  await withClient(await embeddedTarget(dataDir), async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'hpv-quiz' ORDER BY random() LIMIT 1",
    );
    if (!rows[0]) throw new Error("The product has no connection to kill.");
    process.kill(rows[0].pid, "SIGKILL");
  });
}

async function freeze(dataDir: string) {
  const postmaster = await postmasterPid(dataDir);
  const list = `/proc/${postmaster}/task/${postmaster}/children`;
  const children = (await readFile(list, "utf8")).trim().split(" ");
  const run = promisify(execFile);
  // Stop the postmaster first, so that it starts no new process.
  process.kill(postmaster, "SIGSTOP");
  await run("kill", ["-STOP", ...children]).catch(() => {});
  await wait(frozenFor);
  await run("kill", ["-CONT", ...children]).catch(() => {});
  process.kill(postmaster, "SIGCONT");
}

async function proveFullDisk(times: (rounds: number) => number) {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-small-"));
  const mount = ["-t", "tmpfs", "-o", "size=400m,mode=0755", "tmpfs", folder];
  try {
    if (spawnSync("mount", mount).status !== 0)
      return [{ what: "full disk", rounds: "skipped: cannot mount a tmpfs" }];
    return await withProduct({ DATA_DIR: join(folder, "data") }, (product) => [
      diskFault(product, folder, times(3)),
      diskFault(product, folder, times(3), fillWal),
    ]);
  } finally {
    spawnSync("umount", [folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

function diskFault(
  { url, dataDir }: Product,
  folder: string,
  rounds: number,
  worsen?: (dataDir: string) => Promise<void>,
): Fault {
  const ballast = join(folder, "ballast");
  const missed = new Set<string>();
  const readHome = async () => {
    const page = await fetch(url).catch(() => undefined);
    if (!page?.ok) missed.add("the home page could not be read");
  };
  return {
    what: `disk full for ${fullFor / 1000} s${worsen ? ", and PostgreSQL ends" : ""}`,
    rounds,
    // A database that cannot start is retried every half minute.
    target: 40,
    async strike() {
      await readHome();
      await fillDisk(ballast);
      await worsen?.(dataDir);
      await wait(fullFor);
      await readHome();
      await rm(ballast);
    },
    examine: async () => [...missed],
  };
}

/** Writes WAL until PostgreSQL needs a new file and finds no room. */
async function fillWal(dataDir: string) {
  const write =
    "SELECT pg_logical_emit_message(false, 'prove', repeat('x', 1000000))";
  await withClient(await embeddedTarget(dataDir), async (client) => {
    for (let megabyte = 0; megabyte < mostWal; megabyte += 1)
      await client.query(write);
    throw new Error("PostgreSQL is still running.");
  }).catch((error: Error) => {
    if (error.message.endsWith("still running.")) throw error;
  });
}

async function fillDisk(path: string) {
  const file = await open(path, "a");
  try {
    for (let piece = Buffer.alloc(1_000_000); piece.length > 0;)
      piece = await file.write(piece).then(
        () => piece,
        () => piece.subarray(0, piece.length >> 1),
      );
  } finally {
    await file.close();
  }
}
