import { readFile, readdir, mkdir, open, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ClientConfig } from "pg";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import {
  type Address,
  chooseAddress,
  isInPlace,
  removeSocketFolder,
} from "./address.ts";
import { findBinaries, major } from "./binaries.ts";
import { explain } from "./explain.ts";
import { keepRunning } from "./keep-running.ts";
import { passwordFile, role, type Making, makeCluster } from "./new-cluster.ts";
import { findOwner } from "./owner.ts";
import { clusterName, findServed, freeFolder } from "./process/holder.ts";
import {
  launch,
  type Server,
  type PostgresStart,
} from "./process/server-process.ts";
import { postgresSettings } from "./settings.ts";

export type Embedded = { target: ClientConfig; stop: () => Promise<void> };

type Options = {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** False makes a throw-away database that is faster but not crash-safe. */
  durable?: boolean;
  socketParents?: string[];
  /** Milliseconds between checks that the socket still exists. */
  checkEvery?: number;
  /** Called while initdb or the server starts, so that the caller can use the time. */
  onWaiting?: () => void;
};

/** Starts the PostgreSQL of a data folder and keeps it running until `stop` or the end of this process. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { env, say, onWaiting, durable = true, checkEvery = 5000 } = options;
  const dataDir = await openDataFolder(options.dataDir);
  // Try the data folder first, because the system cleans temporary folders.
  const { socketParents = [dataDir, tmpdir(), "/tmp"] } = options;
  const owner = await findOwner(dataDir);
  const bin = await findBinaries({ dataDir, env, owner, say });
  const making = { dataDir, bin, owner, durable, say, onWaiting };
  const { folder, password } = await prepareCluster(making);
  const address = await chooseAddress(socketParents, owner);
  const name = await clusterName(folder);
  const start: PostgresStart = {
    bin,
    folder,
    owner,
    address,
    log: logOf(dataDir),
    settings: postgresSettings(address, name, durable),
    onWaiting,
  };
  const again = () => startServer(start, dataDir, say);
  const cleanUp = () => removeSocketFolder(address.folder);
  try {
    const server = await again();
    const stop = keepRunning(server, {
      start: again,
      isInPlace: () => isInPlace(address),
      say,
      checkEvery,
    });
    return {
      target: targetOf(address, password),
      stop: () => stop().finally(cleanUp),
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Finds the database of a data folder that another process of ours is running. */
export async function findRunningDatabase(
  dataDir: string,
): Promise<ClientConfig | undefined> {
  const folder = join(resolve(dataDir), "pg");
  const served = await findServed(folder).catch(() => undefined);
  if (!served) return undefined;
  const password = await readFile(join(folder, passwordFile), "utf8");
  const { socketFolder, port } = served;
  return targetOf({ folder: socketFolder, port }, password);
}

function targetOf({ folder, port }: Address, password: string): ClientConfig {
  const named = { user: role, password, database: role };
  // Overrides PGSSLMODE, which is about other servers.
  return { host: folder || "127.0.0.1", port, ...named, ssl: false };
}

const passing =
  /lock file .* already exists|shared memory block .* still in use|Address already in use/;

async function startServer(
  start: PostgresStart,
  dataDir: string,
  say: (line: string) => void,
): Promise<Server> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    await freeFolder(start.folder, say);
    const attempt = await launch(start);
    if ("server" in attempt) return attempt.server;
    const isOver = Date.now() > deadline || !passing.test(attempt.output);
    if (isOver) throw explain(attempt.output, dataDir);
    await pause(200);
  }
}

/** Finds the cluster in the data folder, or creates one. */
async function prepareCluster(making: Making) {
  const folder = join(making.dataDir, "pg");
  try {
    const inside = (await readdir(folder).catch(unlessMissing)) ?? [];
    if (inside.length === 0) {
      making.say("Preparing the database for the first time…");
      await makeCluster(folder, making);
    }
    const path = join(folder, "PG_VERSION");
    const version = (await readFile(path, "utf8").catch(unlessMissing))?.trim();
    if (version === undefined)
      throw new StartupProblem(
        `${folder} contains something that is not a database. Move it away and start again.`,
      );
    if (version !== major)
      throw new StartupProblem(
        `${folder} was made by PostgreSQL ${version} and this release uses ${major}: make a backup with the release that created it, and restore it into an empty DATA_DIR.`,
      );
    const password = await readFile(join(folder, passwordFile), "utf8");
    return { folder, password };
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw explain(String(error), making.dataDir);
  }
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}

const largestLog = 5_000_000;

/** Creates the data folder if needed, checks that it is writable and rotates a large log. */
async function openDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  // As root, PostgreSQL runs as another user, who must be able to enter but not list the folder.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    await mkdir(folder, { recursive: true, mode });
    const path = logOf(folder);
    const log = await open(path, "a", 0o600);
    const { size } = await log.stat().finally(() => log.close());
    if (size > largestLog) await rename(path, `${path}.1`);
    return folder;
  } catch (error) {
    throw explain(String(error), folder);
  }
}

function logOf(dataDir: string): string {
  return join(dataDir, "postgres.log");
}
