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
import { postgresEnvironment } from "./settings.ts";

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

/**
 * Creates a cluster in a temporary folder and renames it when it is complete, so that no partial cluster remains if
 * the process is killed.
 */
export async function makeCluster(folder: string, making: Making) {
  const workFolder = await unfinished(folder);
  try {
    const cluster = join(workFolder, "pg");
    await mkdir(cluster, { mode: 0o700 });
    await give([workFolder, cluster], making.owner);
    await fill(cluster, making);
    await rename(cluster, folder).catch(unlessTaken);
    if (process.platform !== "win32") await sync(dirname(folder));
  } finally {
    await rm(workFolder, whole);
  }
}

// Another process may have finished first. Its cluster is checked next.
function unlessTaken(error: NodeJS.ErrnoException) {
  const taken = ["ENOTEMPTY", "EEXIST", "EPERM"].includes(error.code ?? "");
  if (!taken) throw error;
}

async function fill(cluster: string, making: Making) {
  const { bin, owner, durable } = making;
  const path = await pathFor(cluster, owner);
  const options = { ...owner, cwd: cluster, env: postgresEnvironment() };
  const initdb = (...wishes: string[]) =>
    run(join(bin, "initdb"), ["-D", path, ...wishes], options);
  // initdb needs a password for the superuser. Nothing else does, because the program uses an ordinary role, so this
  // file goes away with the temporary folder.
  await writeOwned(join(dirname(cluster), "superuser"), newPassword(), owner);
  const initialization = initdb(
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
  await initialization;

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
  const accessRules = `local all ${role} scram-sha-256
host all ${role} 127.0.0.1/32 scram-sha-256
`;
  await writeOwned(join(cluster, "pg_hba.conf"), accessRules, owner);
  // Sync only once, at the end. An incomplete cluster would be created again anyway.
  if (durable) await initdb("--sync-only", ...syncOptions);
}

/** Use syncfs if possible: it syncs the whole file system in one call instead of a thousand files one by one. */
const syncOptions =
  process.platform === "linux" ? ["--sync-method=syncfs"] : [];

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

/** Creates a temporary folder beside `path`, and deletes those of dead processes. */
export async function unfinished(path: string): Promise<string> {
  const prefix = `${basename(path)}.tmp.`;
  for (const name of await readdir(dirname(path))) {
    const maker = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    if (!/^\d+$/.test(maker) || isOther(Number(maker))) continue;
    // An orphaned initdb may still be writing here. The next start then deletes the rest.
    const leftover = join(dirname(path), name);
    await rm(leftover, { ...whole, maxRetries: 5 }).catch(() => {});
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
