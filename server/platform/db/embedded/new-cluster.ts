import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chown,
  mkdir,
  open,
  rename,
  rm,
  writeFile,
  readdir,
} from "node:fs/promises";
import { dirname, join, basename } from "node:path";
import { promisify } from "node:util";
import { type Owner, pathFor } from "./owner.ts";
import { environment } from "./settings.ts";

export const role = "hpv_quiz";
export const passwordFile = "hpv_quiz.password";

const whole = { recursive: true, force: true };
const run = promisify(execFile);

export type Making = {
  dataDir: string;
  bin: string;
  owner: Owner;
  durable: boolean;
  say: (line: string) => void;
  onWaiting?: (() => void) | undefined;
};

/** Makes a cluster aside and renames it when it is complete: a kill at any moment leaves a whole one or none. */
export async function makeCluster(folder: string, making: Making) {
  const workshop = await unfinished(folder);
  try {
    const cluster = join(workshop, "pg");
    await mkdir(cluster, { mode: 0o700 });
    await give([workshop, cluster], making.owner);
    await fill(cluster, making);
    await rename(cluster, folder).catch(unlessTaken);
    if (process.platform !== "win32") await sync(dirname(folder));
  } finally {
    await rm(workshop, whole);
  }
}

// Somebody may have finished first: then theirs counts, and what it is worth is looked at next.
function unlessTaken(error: NodeJS.ErrnoException) {
  const taken = ["ENOTEMPTY", "EEXIST", "EPERM"].includes(error.code ?? "");
  if (!taken) throw error;
}

async function fill(cluster: string, making: Making) {
  const { bin, owner, durable } = making;
  const path = await pathFor(cluster, owner);
  const options = { ...owner, cwd: cluster, env: environment() };
  const initdb = (...wishes: string[]) =>
    run(join(bin, "initdb"), ["-D", path, ...wishes], options);
  // Nobody keeps the superuser's password: the program itself works as an ordinary role.
  await writeOwned(join(dirname(cluster), "superuser"), newPassword(), owner);
  const made = initdb(
    "--username=postgres",
    `--pwfile=${path}/../superuser`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    "--no-sync",
  );
  making.onWaiting?.();
  await made;

  const password = newPassword();
  const single = ["--single", "-F", "-D", path, "postgres"];
  const wishes = [
    `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${role} OWNER ${role}`,
  ];
  const running = run(join(bin, "postgres"), single, options);
  running.child.stdin?.on("error", () => {}).end(`${wishes.join("\n")}\n`);
  await running;
  await writeOwned(join(cluster, passwordFile), password, owner);
  const doors = `local all ${role} scram-sha-256
host all ${role} 127.0.0.1/32 scram-sha-256
`;
  await writeOwned(join(cluster, "pg_hba.conf"), doors, owner);
  // All of it at once, and nothing before: what is not whole by then is made anew.
  if (durable) await initdb("--sync-only", ...wayToSync);
}

/** The whole file system in one call, where the system can, instead of a thousand files one by one. */
const wayToSync = process.platform === "linux" ? ["--sync-method=syncfs"] : [];

function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

async function writeOwned(path: string, text: string, owner: Owner) {
  await writeFile(path, text, { mode: 0o600, flush: true });
  await give([path], owner);
}

async function give(paths: string[], owner: Owner) {
  if (!owner) return;
  for (const path of paths) await chown(path, owner.uid, owner.gid);
}

async function sync(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** A new folder beside `path`, to be renamed to it when complete; clears what dead processes left there. */
export async function unfinished(path: string): Promise<string> {
  const prefix = `${basename(path)}.tmp.`;
  for (const name of await readdir(dirname(path))) {
    const maker = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    if (!/^\d+$/.test(maker) || isOther(Number(maker))) continue;
    // An initdb whose starter was killed may still be writing: the rest goes at the next start.
    const left = join(dirname(path), name);
    await rm(left, { ...whole, maxRetries: 5 }).catch(() => {});
  }
  const folder = join(dirname(path), `${prefix}${process.pid}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
