import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { arch, platform } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { wayOut } from "./explain.ts";
import type { Owner } from "./owner.ts";
import { copyRuntime, findRuntime, linkLibraries } from "./runtime.ts";

export const major = "18";
const run = promisify(execFile);

type Search = {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  owner: Owner;
  say: (line: string) => void;
};

/** Finds PostgreSQL 18 that the owner can run: in PG_BIN_DIR, the npm package or a local installation. */
export async function findBinaries(search: Search): Promise<string> {
  const { env, owner } = search;
  if (env.PG_BIN_DIR) {
    const problem = await problemOf(env.PG_BIN_DIR, owner);
    if (problem === undefined) return env.PG_BIN_DIR;
    throw new StartupProblem(
      `PG_BIN_DIR (${env.PG_BIN_DIR}) contains no PostgreSQL ${major} that runs here (${problem}).`,
    );
  }
  const found = (await fromPackage(search)) ?? (await fromMachine(env, owner));
  if (found) return found;
  throw new StartupProblem(
    `The PostgreSQL that comes with this program does not run on this machine (${platform()} ${arch()}): ${wayOut}.`,
  );
}

async function fromPackage(search: Search): Promise<string | undefined> {
  const { dataDir, owner, say } = search;
  const runtime = await findRuntime();
  if (!runtime) return undefined;
  const linked = await linkLibraries(runtime.folder);
  const inPlace = join(runtime.folder, "native", "bin");
  const problem = await problemOf(inPlace, owner);
  if (problem === undefined) return inPlace;
  if (linked && !/EACCES|Permission denied/.test(problem)) return undefined;

  const copy = await copyRuntime(runtime, { dataDir, owner, say });
  const bin = copy && join(copy, "native", "bin");
  return bin && (await problemOf(bin, owner)) === undefined ? bin : undefined;
}

async function fromMachine(env: NodeJS.ProcessEnv, owner: Owner) {
  const folders = [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/usr/libexec/postgresql${major}`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
    `/Applications/Postgres.app/Contents/Versions/${major}/bin`,
    "/usr/local/pgsql/bin",
    ...(env.PATH ?? "").split(delimiter),
  ];
  for (const folder of folders) {
    const inside = await readdir(folder).catch(() => []);
    const complete = ["postgres", "initdb"].every((program) =>
      inside.some((file) => file === program || file === `${program}.exe`),
    );
    if (complete && (await problemOf(folder, owner)) === undefined)
      return folder;
  }
  return undefined;
}

/** Explains why the PostgreSQL in this folder cannot be used; undefined if it can. */
async function problemOf(bin: string, owner: Owner) {
  const postgres = join(bin, "postgres");
  const options = { ...owner, cwd: "/", timeout: 10_000 };
  try {
    const { stdout } = await run(postgres, ["--version"], options);
    return stdout.includes(`(PostgreSQL) ${major}`) ? undefined : stdout.trim();
  } catch (error) {
    return String(error).trim().replaceAll("\n", " ");
  }
}
