import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

const program = `
import { startEmbedded } from "#server/platform/db/embedded/embedded.ts";
const [dataDir] = process.argv.slice(1);
try {
  await startEmbedded({ dataDir, env: process.env, say: () => {} });
  console.log("up");
} catch (error) {
  console.log(error.name + ": " + error.message);
  process.exit(1);
}`;

/** Starts a folder's embedded database in another process, which a test can kill at any time. */
export function runEmbedded(dataDir: string) {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", program, dataDir],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  const gone = once(child, "exit");
  const output = (async () => {
    for await (const line of child.stdout) return String(line).trim();
    return "";
  })();
  return {
    pid: child.pid ?? 0,
    /** The first line of output: `up` or the problem. */
    output,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
