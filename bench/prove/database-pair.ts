// A primary and a synchronous standby of the embedded PostgreSQL, behind one address that follows the primary.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type pg from "pg";
import { findBinaries } from "#server/platform/db/embedded/binaries.ts";
import { findOwner } from "#server/platform/db/embedded/owner.ts";
import { freePort } from "#server/testing/running-server.ts";
import { withClient } from "./ledger.ts";

const run = promisify(execFile);
const longestWait = 60_000;

type Node = { folder: string; port: number; process?: ChildProcess };
type Home = { bin: string; owner: Awaited<ReturnType<typeof findOwner>> };

export async function startPair() {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-pair-"));
  // PostgreSQL does not run as root: its user has to reach the folder.
  await chmod(folder, 0o711);
  const options = { dataDir: folder, env: process.env, say: () => {} };
  const owner = await findOwner(folder);
  const home = { owner, bin: await findBinaries({ ...options, owner }) };
  let primary: Node = { folder: join(folder, "first"), port: await freePort() };
  let standby: Node = {
    folder: join(folder, "second"),
    port: await freePort(),
  };
  await initialize(home, primary);
  await start(home, primary);
  await follow(home, standby, primary);
  const relay = await startRelay(() => primary.port);
  return {
    address: `postgres://postgres@127.0.0.1:${relay.port}/postgres`,
    target: () => targetOf(primary),
    addStandby: () => follow(home, standby, primary),
    async killPrimary() {
      primary.process?.kill("SIGKILL");
      if (primary.process?.exitCode === null)
        await once(primary.process, "exit");
    },
    /** Call only once the primary is dead: two primaries would each accept writes. */
    async promote() {
      await withClient(targetOf(standby), (client) =>
        client.query("SELECT pg_promote(true, 60)"),
      );
      [primary, standby] = [standby, primary];
      relay.reset();
    },
    async stop() {
      relay.stop();
      for (const { process } of [primary, standby]) process?.kill("SIGKILL");
      await wait(500);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function initialize({ bin, owner }: Home, { folder }: Node) {
  await mkdir(folder);
  await give(owner, folder);
  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8"];
  await run(join(bin, "initdb"), ["-D", folder, ...options], {
    ...owner,
    cwd: folder,
  });
}

async function give(owner: Home["owner"], folder: string) {
  if (owner) await run("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
}

async function start({ bin, owner }: Home, node: Node) {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(node.port),
    unix_socket_directories: "",
    wal_level: "replica",
    wal_keep_size: "1GB",
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => [
    "-c",
    `${key}=${value}`,
  ]);
  await give(owner, node.folder);
  node.process = spawn(join(bin, "postgres"), ["-D", node.folder, ...flags], {
    ...owner,
    cwd: node.folder,
    stdio: "ignore",
  });
  await until(() =>
    withClient(targetOf(node), async () => true).catch(() => false),
  );
}

/** Copies the primary while it serves, as pg_basebackup does, and makes commits wait for the copy. */
async function follow(home: Home, standby: Node, primary: Node) {
  standby.process?.kill("SIGKILL");
  await rm(standby.folder, { recursive: true, force: true });
  await withClient(targetOf(primary), async (client) => {
    await client.query("SELECT pg_backup_start('standby', true)");
    // A file that vanishes meanwhile is restored from the WAL.
    await run("cp", ["-a", primary.folder, standby.folder]).catch(() => {});
    const { rows } = await client.query<{ labelfile: string }>(
      "SELECT labelfile FROM pg_backup_stop(false)",
    );
    await rm(join(standby.folder, "postmaster.pid"), { force: true });
    const wal = join(standby.folder, "pg_wal");
    await run("find", [wal, "-type", "f", "-delete"]);
    const files = {
      backup_label: rows[0]?.labelfile ?? "",
      "standby.signal": "",
      "postgresql.auto.conf": `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=standby'\n`,
    };
    for (const [name, text] of Object.entries(files))
      await writeFile(join(standby.folder, name), text, { mode: 0o600 });
    await start(home, standby);
    await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await client.query("SELECT pg_reload_conf()");
    await until(async () => {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'",
      );
      return rowCount === 1;
    });
  });
}

function targetOf({ port }: Node): pg.ClientConfig {
  const user = "postgres";
  return { host: "127.0.0.1", port, user, database: user, ssl: false };
}

/** Forwards each connection to the port that is current when it opens, as HAProxy does. */
async function startRelay(currentPort: () => number) {
  const sockets = new Set<Socket>();
  const reset = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    const far = connect(currentPort(), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const stop = () => {
    reset();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, reset, stop };
}

async function until(isTrue: () => Promise<boolean>) {
  const end = performance.now() + longestWait;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error("Waited too long.");
    await wait(50);
  }
}
