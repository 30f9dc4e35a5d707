import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { freePort, staff } from "#server/testing/running-server.ts";

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Runs `npm start` (with its supervisor) on its own port and data folder. */
export async function startProduct(env: NodeJS.ProcessEnv = {}) {
  const dataDir =
    env["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "hpv-quiz-prove-")));
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      RATE_LIMIT_SCALE: "100000",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => (output += String(piece)));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://localhost:${port}`;
  await untilHealthy(url, 60_000);
  return {
    url,
    dataDir,
    /** The process that serves requests: the supervisor's child. */
    async serverPid() {
      const path = `/proc/${child.pid}/task/${child.pid}/children`;
      return Number((await readFile(path, "utf8")).trim().split(" ")[0]);
    },
    /** How often the supervisor restarted the server. */
    restarts: () => output.split("The server ended unexpectedly").length - 1,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isOk(url: string, init?: RequestInit): Promise<boolean> {
  const signal = AbortSignal.timeout(3000);
  return fetch(url, { ...init, signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Milliseconds until /readyz answers 200 and a write succeeds. */
export async function untilHealthy(url: string, most: number): Promise<number> {
  const feedback = {
    type: "website",
    useful: true,
    findinformation: true,
    wouldrecommend: true,
  };
  const write = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ feedback }),
  };
  const began = performance.now();
  while (performance.now() - began < most) {
    const isHealthy =
      (await isOk(`${url}/readyz`)) &&
      (await isOk(`${url}/api/feedbacks`, write));
    if (isHealthy) return performance.now() - began;
    await wait(50);
  }
  throw new Error(`${url} was not healthy after ${most} ms`);
}

/** How to connect to the embedded database of a data folder. */
export async function embeddedTarget(
  dataDir: string,
): Promise<pg.ClientConfig> {
  const folder = join(dataDir, "pg");
  const pidFile = await readFile(join(folder, "postmaster.pid"), "utf8");
  return {
    host: pidFile.split("\n")[4] ?? "",
    port: 5432,
    user: "hpv_quiz",
    database: "hpv_quiz",
    password: await readFile(join(folder, "hpv_quiz.password"), "utf8"),
    ssl: false,
  };
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const path = join(dataDir, "pg", "postmaster.pid");
  return Number((await readFile(path, "utf8")).split("\n")[0]);
}
