import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to } from "pg-copy-streams";
import { staff, startServer } from "#server/testing/running-server.ts";
import { median } from "./load.ts";
import { onNewDatabase } from "./new-database.ts";
import { call } from "./quizzes.ts";

const root = join(import.meta.dirname, "..");

/** The server's resident memory in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}

async function tokenFor(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(staff),
  });
  return ((await reply.json()) as { token: string }).token;
}

/** Seconds and rows of results.csv, and how much the server's memory grew meanwhile at most. */
async function takeAway(url: string, pid: number, token: string) {
  const before = await memoryOf(pid);
  const began = performance.now();
  const reply = await fetch(`${url}/api/results/csv?demo=yes`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let [bytes, most, next] = [0, before, 0];
  for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    if (bytes < next) continue;
    next = bytes + 50_000_000;
    most = Math.max(most, await memoryOf(pid));
  }
  const seconds = (performance.now() - began) / 1000;
  const rows = Number(reply.headers.get("x-rows"));
  return { seconds, rows, megabytes: bytes / 1e6, growth: most - before };
}

/** Seconds of the database's own COPY of the same rows, as they are stored. */
async function copyRows(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const began = performance.now();
  const rows = client.query(
    to("COPY (SELECT * FROM results WHERE demo AND final) TO STDOUT"),
  );
  await pipeline(rows, new PassThrough().resume());
  await client.end();
  return (performance.now() - began) / 1000;
}

function makeUp(databaseUrl: string, results: number) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["server/tools/demo/demo.ts", "--results", String(results)],
    {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATABASE_URL: databaseUrl },
    },
  );
  if (status !== 0) throw new Error(stderr);
}

type Row = Record<string, string>;

const looks = 15;

/** How long insights take, over all that was made up so far. */
async function measureInsights(
  databaseUrl: string,
  url: string,
  token: string,
) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    "SELECT count(*)::int AS events FROM events",
  );
  await client.end();
  const headers = { authorization: `Bearer ${token}` };
  const tries: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    const began = performance.now();
    await call(
      `${url}/api/insights?demo=yes&weeks=52`,
      "GET",
      undefined,
      headers,
    );
    tries.push(performance.now() - began);
  }
  return {
    what: `GET /api/insights, ${rows[0]?.events} events`,
    ours: `${Math.round(median(tries))} ms`,
    budget: "≤ 300 ms",
  };
}

/** What it takes to take everything away, and to look into it, as the data grows. */
export function exportTimes(counts: number[]): Promise<Row[]> {
  return onNewDatabase(async (_target, address) => {
    const server = await startServer({ DATABASE_URL: address });
    try {
      const token = await tokenFor(server.url);
      const rows: Row[] = [];
      let made = 0;
      for (const count of counts) {
        makeUp(address, count - made);
        made = count;
        const bare = await copyRows(address);
        const ours = await takeAway(server.url, server.pid, token);
        rows.push({
          what: `results.csv, ${ours.rows} rows, ${Math.round(ours.megabytes)} MB`,
          ours: `${ours.seconds.toFixed(1)} s, +${Math.round(ours.growth)} MB`,
          bare: `${bare.toFixed(1)} s`,
          ratio: (bare / ours.seconds).toFixed(2),
          budget: "≥ 0.3, ≤ +100 MB",
        });
        rows.push(await measureInsights(address, server.url, token));
      }
      return rows;
    } finally {
      await server.stop();
    }
  });
}
