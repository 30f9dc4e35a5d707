import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { arch, platform } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { StartupProblem } from "#server/startup-problem.ts";
import { wayOut } from "./explain.ts";
import type { Owner } from "./owner.ts";
import { copyRuntime, findRuntime, linkLibraries } from "./runtime.ts";

export const major = "18";

type Search = {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  owner: Owner;
  say: (line: string) => void;
};

/** The folder of a PostgreSQL 18 that the owner can run: PG_BIN_DIR, the installed package, or a local one. */
export async function findBinaries(search: Search): Promise<string> {
  const { env, owner } = search;
  if (env.PG_BIN_DIR) {
    const trial = await tryOut(env.PG_BIN_DIR, owner);
    if (trial.works) return env.PG_BIN_DIR;
    throw new StartupProblem(
      `PG_BIN_DIR (${env.PG_BIN_DIR}) holds no PostgreSQL ${major} that works here (${trial.why}).`,
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
  const trial = await tryOut(inPlace, owner);
  if (trial.works) return inPlace;
  const mayHelp = !linked || /EACCES|Permission denied/.test(trial.why);
  if (!mayHelp) return undefined;

  const copy = await copyRuntime(runtime, { dataDir, owner, say });
  if (!copy) return undefined;
  const bin = join(copy, "native", "bin");
  return (await tryOut(bin, owner)).works ? bin : undefined;
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
    if (complete && (await tryOut(folder, owner)).works) return folder;
  }
  return undefined;
}

type Trial = { works: true } | { works: false; why: string };

async function tryOut(bin: string, owner: Owner): Promise<Trial> {
  try {
    const { stdout } = await promisify(execFile)(
      join(bin, "postgres"),
      ["--version"],
      { ...owner, cwd: "/", timeout: 10_000 },
    );
    if (stdout.includes(`(PostgreSQL) ${major}`)) return { works: true };
    return { works: false, why: stdout.trim() };
  } catch (error) {
    return { works: false, why: String(error).trim().replaceAll("\n", " ") };
  }
}
