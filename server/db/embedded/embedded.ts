import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ClientConfig } from "pg";
import { chooseAddress, isInPlace, removeSocketFolder } from "./address.ts";
import { findBinaries } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import { logOf, openDataFolder } from "./data-folder.ts";
import { explain } from "./explain.ts";
import { keepRunning } from "./keep-running.ts";
import { passwordFile, role } from "./new-cluster.ts";
import { findOwner } from "./owner.ts";
import { clusterName, findServed, freeFolder } from "./process/holder.ts";
import { launch, type Server, type Start } from "./process/server-process.ts";
import { postgresSettings } from "./settings.ts";

export type Embedded = { target: ClientConfig; stop: () => Promise<void> };

type Options = {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** False gives up all safety for speed: for databases that are thrown away. */
  durable?: boolean;
  socketParents?: string[];
  /** Milliseconds between looks at whether the socket is still there. */
  checkEvery?: number;
  /** Told when there is nothing to do but wait for a program. */
  onWaiting?: () => void;
};

/** Starts the PostgreSQL of a data folder and keeps it running until `stop`, or until this process is gone. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { env, say, durable = true } = options;
  const dataDir = await openDataFolder(options.dataDir);
  // What lies in a folder for temporary files may be cleared away.
  const { socketParents = [dataDir, tmpdir(), "/tmp"] } = options;
  const owner = await findOwner(dataDir);
  const bin = await findBinaries({ dataDir, env, owner, say });
  const cluster = await prepareCluster({
    ...options,
    dataDir,
    bin,
    owner,
    durable,
  });
  const { folder, password } = cluster;
  const address = await chooseAddress(socketParents, owner);
  const name = await clusterName(folder);
  const start: Start = {
    bin,
    folder,
    owner,
    address,
    log: logOf(dataDir),
    settings: postgresSettings(address, name, durable),
    onWaiting: options.onWaiting,
  };
  const again = () => startServer(start, dataDir, say);
  const cleanUp = async () => {
    if ("folder" in address) await removeSocketFolder(address.folder);
  };
  try {
    const server = await again();
    const stop = keepRunning(server, {
      start: again,
      isInPlace: () => isInPlace(address),
      say,
      ...(options.checkEvery !== undefined && {
        checkEvery: options.checkEvery,
      }),
    });
    const host = "folder" in address ? address.folder : "127.0.0.1";
    return {
      target: targetOf(host, address.port, password),
      stop: () => stop().finally(cleanUp),
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** The database of a data folder that another program of ours is serving at this moment. */
export async function findRunning(
  dataDir: string,
): Promise<ClientConfig | undefined> {
  const folder = join(resolve(dataDir), "pg");
  const served = await findServed(folder).catch(() => undefined);
  if (!served) return undefined;
  const password = await readFile(join(folder, passwordFile), "utf8");
  return targetOf(served.socketFolder || "127.0.0.1", served.port, password);
}

function targetOf(host: string, port: number, password: string): ClientConfig {
  const named = { user: role, password, database: role };
  // Whatever PGSSLMODE says about other servers.
  return { host, port, ...named, ssl: false };
}

const passing =
  /lock file .* already exists|shared memory block .* still in use|Address already in use/;

async function startServer(
  start: Start,
  dataDir: string,
  say: (line: string) => void,
): Promise<Server> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    await freeFolder(start.folder, say);
    const attempt = await launch(start);
    if ("server" in attempt) return attempt.server;
    const isOver = Date.now() > deadline || !passing.test(attempt.said);
    if (isOver) throw explain(attempt.said, dataDir);
    await pause(200);
  }
}
