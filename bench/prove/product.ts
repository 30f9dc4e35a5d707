import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { freePort, staff } from "#server/testing/running-server.ts";

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The product as `npm start` runs it, supervisor and all, on a port of its own and a folder that is new unless it is given. */
export async function startProduct(env: NodeJS.ProcessEnv = {}) {
  const product = await beginProduct(env);
  await untilReady(product.url, 60_000);
  return product;
}

/** The same, for those who do not wait until it is ready. */
export async function beginProduct(env: NodeJS.ProcessEnv = {}) {
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
  const said: string[] = [];
  const hear = (piece: Buffer) => said.push(String(piece));
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()),
  );
  /** The process that serves, whichever it is now; it bears the number of its supervisor as parent. */
  const serverPid = () => childOf(child.pid ?? 0);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    said,
    serverPid,
    /** How often the supervisor had to start the server again. */
    deaths: () =>
      said.join("").split("The server ended unexpectedly").length - 1,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    /** Ends the supervisor and the server in the middle of whatever they do; the folder stays. */
    async kill() {
      const server = await serverPid().catch(() => 0);
      child.kill("SIGKILL");
      if (server > 0) process.kill(server, "SIGKILL");
      await ended;
    },
  };
}

async function childOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return Number(children.trim().split(" ")[0]);
}

/** Milliseconds until the product says that it is ready. */
async function untilReady(url: string, most: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < most) {
    const isReady = await fetch(`${url}/readyz`, {
      signal: AbortSignal.timeout(3000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return performance.now() - began;
    await wait(50);
  }
  throw new Error(`${url} was not ready after ${most} ms`);
}

const feedback = {
  type: "website",
  useful: true,
  findinformation: true,
  wouldrecommend: true,
};

/** Milliseconds until it says that it is ready, and takes what is written. */
export async function untilWell(url: string, most: number): Promise<number> {
  const began = performance.now();
  await untilReady(url, most);
  while (performance.now() - began < most) {
    const isTaken = await fetch(`${url}/api/feedbacks`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ feedback }),
      signal: AbortSignal.timeout(3000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (isTaken) return performance.now() - began;
    await wait(50);
  }
  throw new Error(`${url} took no writes after ${most} ms`);
}

/** The product's own database, as seen from outside. */
export async function embeddedTarget(
  dataDir: string,
): Promise<pg.ClientConfig> {
  const folder = join(dataDir, "pg");
  const lines = (await readFile(join(folder, "postmaster.pid"), "utf8")).split(
    "\n",
  );
  const password = await readFile(join(folder, "hpv_quiz.password"), "utf8");
  return {
    host: lines[4] ?? "",
    port: 5432,
    user: "hpv_quiz",
    database: "hpv_quiz",
    password,
    ssl: false,
  };
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const path = join(dataDir, "pg", "postmaster.pid");
  return Number((await readFile(path, "utf8")).split("\n")[0]);
}
