import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/running-server.ts";
import { byTurns, type Group, type Checkout } from "#bench/figures.ts";

const root = join(import.meta.dirname, "../..");

/** Measures `npm start` with its own database: first with a new data folder, then again with the same one. */
export const measureStart: Group = (releases) => byTurns(releases, 3, measure);

async function measure(release: Checkout) {
  const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-start-"));
  try {
    const first = await start(release, dataDir);
    const warm = await start(release, dataDir);
    const unit = "s" as const;
    return [
      { what: "npm start, warm", value: warm, unit, most: 1.5 },
      { what: "npm start, new folder", value: first, unit, most: 3 },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Starts the site, stops it once it is ready, and returns the seconds it took. */
async function start({ folder = root }: Checkout, dataDir: string) {
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    // In its own process group, so that all processes can be stopped as from a terminal.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  const ended = once(child, "close");
  let output = "";
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(piece);
    if (output.includes("Ready:")) break;
  }
  const seconds = (performance.now() - began) / 1000;
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  child.stdout.resume();
  await ended;
  if (!output.includes("Ready:"))
    throw new Error(`It did not start:\n${output}`);
  return seconds;
}
