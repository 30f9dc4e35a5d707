// Must run on any Node version, because it installs the project's own.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path)
    ? JSON.parse(readFileSync(path, "utf8")).packages
    : {};
}

/** Returns whether the installed packages match the lockfile, ignoring those for other platforms. */
function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, locked]) => {
      const found = installed[path];
      return (
        path === "" ||
        (found ? found.version === locked.version : locked.optional === true)
      );
    },
  );
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
  });
  if (error) throw error;
  return status ?? 1;
}

/** Installs the locked packages if any is missing. */
export function install() {
  if (isInstalled()) return;
  console.log("Installing the packages (once, about a minute) …");
  const npm = process.env.npm_execpath;
  const ci = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const status = npm ? run(process.execPath, [npm, ...ci]) : run("npm", ci);
  if (status === 0) return;
  console.error(
    "The packages could not be installed. Is the npm registry reachable?",
  );
  process.exit(1);
}

function isNewEnough(node) {
  const { stdout } =
    node === process.execPath
      ? { stdout: process.version }
      : spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(stdout ?? "")?.[1]) >= 24;
}

/** Returns the Node that runs npm if it is 24 or newer; else the packaged one. */
export function projectNode() {
  const own = process.env.npm_node_execpath ?? process.execPath;
  const name = process.platform === "win32" ? "node.cmd" : "node";
  const packaged = join(root, "node_modules/.bin", name);
  const node = [own, packaged].find(isNewEnough);
  if (node) return node;
  console.error(
    "Node 24 is needed and none could be installed for this machine.",
  );
  process.exit(1);
}
