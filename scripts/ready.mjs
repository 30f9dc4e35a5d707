// Runs a script on the project's Node after installing missing packages.
import { spawnSync } from "node:child_process";
import { buildPages } from "./built.mjs";
import { install, projectNode, root } from "./installed.mjs";

install();
const node = projectNode();
const [script, ...args] = process.argv.slice(2);
if (/^(bench|e2e)\//.test(script)) buildPages(node);
const { status } = spawnSync(node, [script, ...args], {
  cwd: root,
  stdio: "inherit",
});
process.exit(status ?? 1);
