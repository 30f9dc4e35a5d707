import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/running-server.ts";
import type { Figure } from "#bench/figures.ts";
import { median } from "#bench/load/measure.ts";

const root = join(import.meta.dirname, "../..");
const rounds = 3;

/** `npm start` with its own database: on a new folder, and again on the one that is there. */
export async function measureStart(): Promise<Figure[]> {
  const [first, warm]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-start-"));
    try {
      first.push(await start(dataDir));
      warm.push(await start(dataDir));
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return [
    { what: "npm start, warm", today: median(warm), unit: "s", most: 1.5 },
    { what: "npm start, new folder", today: median(first), unit: "s", most: 3 },
  ];
}

/** Seconds until it says that it is ready; it is stopped again. */
async function start(dataDir: string): Promise<number> {
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    // In a group of its own, which is told to stop as a terminal would.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  const ended = once(child, "close");
  let said = "";
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(piece);
    if (said.includes("Ready:")) break;
  }
  const seconds = (performance.now() - began) / 1000;
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  child.stdout.resume();
  await ended;
  if (!said.includes("Ready:")) throw new Error(`It did not start:\n${said}`);
  return seconds;
}
