import { once } from "node:events";
import { chown, lstat, mkdir, mkdtemp, rm, rmdir } from "node:fs/promises";
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
} from "node:net";
import { basename, join } from "node:path";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { canReach, type Owner, succeeds } from "./owner.ts";

/** The private folder of a Unix socket. If it is empty, the server listens on a loopback port. */
export type Address = { folder: string; port: number };

const prefix = "hpv-quiz-";
const socket = ".s.PGSQL.5432";
const longestFolder = 80;

/** Chooses a short private folder for the socket, or a free port where sockets do not work. */
export async function chooseAddress(
  parents: string[],
  owner: Owner,
): Promise<Address> {
  for (const parent of process.platform === "win32" ? [] : parents) {
    if (parent.length > longestFolder) continue;
    const folder = await mkdtemp(join(parent, prefix)).catch(() => "");
    if (!folder) continue;
    if (await socketsWork(folder, owner)) return { folder, port: 5432 };
    await rm(folder, { recursive: true, force: true });
  }
  return { folder: "", port: await listenOnce({ port: 0, host: "127.0.0.1" }) };
}

async function socketsWork(folder: string, owner: Owner): Promise<boolean> {
  try {
    await listenOnce({ path: join(folder, "trial") });
    if (owner) await chown(folder, owner.uid, owner.gid);
    return await canReach(folder, owner);
  } catch {
    return false;
  }
}

/** Listens briefly and returns the port. Tests whether an address works, or finds a free port. */
async function listenOnce(where: ListenOptions): Promise<number> {
  const server = createServer().listen(where);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Recreates the socket folder, which the watchdog deletes when the server stops. */
export async function ensureAddress({ folder }: Address, owner: Owner) {
  if (!folder) return;
  try {
    await mkdir(folder, { mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
  } catch {
    const stats = await lstat(folder);
    const ours = owner?.uid ?? process.getuid?.();
    const isPrivate = stats.isDirectory() && (stats.mode & 0o077) === 0;
    if (isPrivate && stats.uid === ours) return;
    throw new StartupProblem(
      `${folder} belongs to another user or is not private. Delete it and start again.`,
    );
  }
}

/** Returns whether a server accepts connections on this folder's socket. */
export async function isAnswered(folder: string): Promise<boolean> {
  const client = connect(join(folder, socket));
  return succeeds(once(client, "connect")).finally(() => client.destroy());
}

/** Returns whether the socket still exists; always true for a port. */
export async function isInPlace({ folder }: Address): Promise<boolean> {
  return !folder || succeeds(lstat(join(folder, socket)));
}

/** Deletes a socket folder that we created, unless it contains other files. */
export async function removeSocketFolder(folder: string) {
  if (!basename(folder).startsWith(prefix)) return;
  for (const file of [socket, `${socket}.lock`]) {
    await rm(join(folder, file), { force: true }).catch(() => {});
  }
  await rmdir(folder).catch(() => {});
}
