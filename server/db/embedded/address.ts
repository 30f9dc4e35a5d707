import { chown, lstat, mkdir, mkdtemp, rm, rmdir } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { basename, join } from "node:path";
import { StartupProblem } from "#server/startup-problem.ts";
import { canReach, type Owner } from "./owner.ts";

/** A folder for a Unix socket, which nobody else can enter; or a port of this machine alone. */
export type Address = { folder: string; port: number } | { port: number };

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
    const folder = await makeSocketFolder(parent, owner);
    if (folder) return { folder, port: 5432 };
  }
  const server = createServer();
  await listening(server, { port: 0, host: "127.0.0.1" });
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return { port };
}

async function makeSocketFolder(parent: string, owner: Owner) {
  const folder = await mkdtemp(join(parent, prefix)).catch(() => "");
  if (!folder) return undefined;
  if (await socketsWork(folder, owner)) return folder;
  await rm(folder, { recursive: true, force: true });
  return undefined;
}

async function socketsWork(folder: string, owner: Owner): Promise<boolean> {
  const trial = createServer();
  try {
    await listening(trial, { path: join(folder, "trial") });
    await new Promise((resolve) => trial.close(resolve));
    if (owner) await chown(folder, owner.uid, owner.gid);
    return await canReach(folder, owner);
  } catch {
    return false;
  }
}

function listening(server: Server, where: object): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(where, resolve);
  });
}

/** The watchdog takes the folder away with the server; a restart at the same address needs it again. */
export async function ensureAddress(address: Address, owner: Owner) {
  if (!("folder" in address)) return;
  const { folder } = address;
  try {
    await mkdir(folder, { mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
  } catch {
    const found = await lstat(folder);
    const ours = owner?.uid ?? process.getuid?.();
    const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
    if (isPrivate && found.uid === ours) return;
    throw new StartupProblem(`Somebody else put something at ${folder}.`);
  }
}

/** Whether a server takes connections on the socket of this folder. */
export async function isAnswered(folder: string): Promise<boolean> {
  const client = connect(join(folder, socket));
  return new Promise<boolean>((resolve) => {
    client.once("connect", () => resolve(true));
    client.once("error", () => resolve(false));
  }).finally(() => client.destroy());
}

/** Whether the way to the server is still there; a port cannot be taken away. */
export async function isInPlace(address: Address): Promise<boolean> {
  if (!("folder" in address)) return true;
  const found = await lstat(join(address.folder, socket)).catch(() => {});
  return found !== undefined;
}

/** Takes a socket folder of ours away, and nothing that only bears its name. */
export async function removeSocketFolder(folder: string) {
  if (!basename(folder).startsWith(prefix)) return;
  for (const file of [socket, `${socket}.lock`]) {
    await rm(join(folder, file), { force: true }).catch(() => {});
  }
  await rmdir(folder).catch(() => {});
}
