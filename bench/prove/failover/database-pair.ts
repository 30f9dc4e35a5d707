// A primary and a synchronous standby, both of the PostgreSQL that comes with the product.
import { execFile } from "node:child_process";
import {
  chown,
  mkdtemp,
  chmod,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findBinaries } from "#server/db/embedded/binaries.ts";
import {
  makeCluster,
  passwordFile,
  role,
} from "#server/db/embedded/new-cluster.ts";
import { findOwner, type Owner } from "#server/db/embedded/owner.ts";
import {
  launch,
  type Server,
} from "#server/db/embedded/process/server-process.ts";
import { freePort } from "#server/testing/running-server.ts";
import { postmasterPid } from "#bench/prove/product.ts";

type Node = { dataDir: string; folder: string; port: number };
type Home = { bin: string; owner: Owner };

export type DatabasePair = Awaited<ReturnType<typeof startPair>>;

const mostWaiting = 60_000;

/** The first of the two takes writes, and acknowledges none that the other one does not have. */
export async function startPair() {
  const [first, second] = [await makeNode(), await makeNode()];
  const { env } = process;
  const say = () => {};
  const { dataDir, folder } = first;
  const owner = await findOwner(dataDir);
  const home = { owner, bin: await findBinaries({ dataDir, env, owner, say }) };
  await makeCluster(folder, { ...home, dataDir, durable: true, say });
  await letReplicate(folder);
  const password = await readFile(join(folder, passwordFile), "utf8");
  const servers = new Map<Node, Server>();
  let [primary, standby] = [first, second];
  servers.set(primary, await start(home, primary));

  /** Copies the primary while it serves, as pg_basebackup does, and follows it from then on. */
  async function addStandby() {
    await servers.get(standby)?.stop();
    await copy(primary, standby);
    await follow(standby, primary, owner);
    servers.set(standby, await start(home, standby));
    await asSuperuser(primary, async (client) => {
      await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
      await client.query("SELECT pg_reload_conf()");
      await until(async () => {
        const { rows } = await client.query(
          "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'",
        );
        return rows.length === 1;
      });
    });
  }

  await addStandby();
  const named = { user: role, password, database: role, ssl: false };
  return {
    owner,
    named,
    ports: [first.port, second.port] as const,
    primaryPort: () => primary.port,
    target: () => ({ ...named, host: "127.0.0.1", port: primary.port }),
    addStandby,
    async killPrimary() {
      process.kill(await postmasterPid(primary.dataDir), "SIGKILL");
      await servers.get(primary)?.ended;
    },
    /** Only once it is dead: two primaries would each take writes that the other one lacks. */
    async promote() {
      await asSuperuser(standby, (client) =>
        client.query("SELECT pg_promote(true, 60)"),
      );
      [primary, standby] = [standby, primary];
    },
    async stop() {
      // A primary that waits for its standby would not end before it.
      for (const node of [primary, standby]) {
        await servers.get(node)?.stop();
        await rm(node.dataDir, { recursive: true, force: true });
      }
    },
  };
}

async function makeNode(): Promise<Node> {
  const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-node-"));
  // Where root tests, another user's server has to pass through.
  await chmod(dataDir, 0o711);
  return { dataDir, folder: join(dataDir, "pg"), port: await freePort() };
}

/** Thrown away afterwards, and on loopback: who replicates needs no password. */
async function letReplicate(folder: string) {
  const path = join(folder, "pg_hba.conf");
  const doors = ["all", "replication"].map(
    (database) => `host ${database} postgres 127.0.0.1/32 trust\n`,
  );
  await writeFile(path, (await readFile(path, "utf8")) + doors.join(""));
}

async function start({ bin, owner }: Home, node: Node): Promise<Server> {
  const { folder, port, dataDir } = node;
  const chosen = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    wal_level: "replica",
    wal_keep_size: "1GB",
    hot_standby: "on",
    timezone: "UTC",
  };
  const attempt = await launch({
    bin,
    folder,
    owner,
    address: { port },
    log: join(dataDir, "postgres.log"),
    settings: Object.entries(chosen).flatMap(([key, value]) => [
      "-c",
      `${key}=${value}`,
    ]),
  });
  if ("server" in attempt) return attempt.server;
  throw new Error(attempt.said);
}

async function copy(from: Node, to: Node) {
  await rm(to.folder, { recursive: true, force: true });
  await asSuperuser(from, async (client) => {
    await client.query("SELECT pg_backup_start('standby', true)");
    // A file that goes while it copies is one that the log of the primary makes good.
    await promisify(execFile)("cp", ["-a", from.folder, to.folder]).catch(
      () => {},
    );
    const { rows } = await client.query<{ labelfile: string }>(
      "SELECT labelfile FROM pg_backup_stop(false)",
    );
    await rm(join(to.folder, "postmaster.pid"), { force: true });
    await promisify(execFile)("find", [
      join(to.folder, "pg_wal"),
      "-type",
      "f",
      "-delete",
    ]);
    await writeFile(join(to.folder, "backup_label"), rows[0]?.labelfile ?? "");
  });
}

async function follow({ folder }: Node, primary: Node, owner: Owner) {
  const way = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  const files = {
    "standby.signal": "",
    "postgresql.auto.conf": `primary_conninfo = '${way}'\n`,
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, name), text, { mode: 0o600 });
  if (!owner) return;
  for (const name of [...Object.keys(files), "backup_label"])
    await chown(join(folder, name), owner.uid, owner.gid);
}

async function asSuperuser<T>(
  { port }: Node,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    database: "postgres",
    ssl: false,
  });
  client.on("error", () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}

async function until(isSo: () => Promise<boolean>) {
  const end = performance.now() + mostWaiting;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error("waited in vain");
    await wait(50);
  }
}
