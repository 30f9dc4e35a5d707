import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { to } from "pg-copy-streams";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { memoryOf } from "#bench/memory.ts";
import { type Figure, short } from "#bench/figures.ts";
import { onLargeStudy } from "#bench/large-study.ts";
import { median } from "#bench/load/measure.ts";
import { type Headers, signIn, timeOf } from "#bench/staff.ts";

const rounds = 3;

/** What it takes to take everything away, and to look into it, when a study has a million results. */
export function measureExports(): Promise<Figure[]> {
  return onLargeStudy(async (client, address) => {
    const server = await startServer({ DATABASE_URL: address });
    try {
      const headers = await signIn(server.url);
      return [
        ...(await looks(client, server.url, headers)),
        ...(await takeAway(client, server, headers)),
      ];
    } finally {
      await server.stop();
    }
  });
}

async function looks(client: pg.Client, url: string, headers: Headers) {
  const { rows } = await client.query<{ events: number }>(
    "SELECT count(*)::int AS events FROM events",
  );
  const wanted = {
    [`/api/insights?weeks=52, ${rows[0]?.events} events`]: 300,
    "/api/dashboard, a million results": 50,
    "/api/results?kind=problem, a million results": 50,
  };
  const figures: Figure[] = [];
  for (const [what, most] of Object.entries(wanted)) {
    const [path = ""] = what.split(",");
    const { ms, first } = await timeOf(url + path, headers);
    const beside = { "first ms": short(first) };
    figures.push({ what: `GET ${what}`, today: ms, unit: "ms", most, beside });
  }
  return figures;
}

async function takeAway(
  client: pg.Client,
  server: RunningServer,
  headers: Headers,
): Promise<Figure[]> {
  const copies: number[] = [];
  const files: File[] = [];
  for (let round = 0; round < rounds; round += 1) {
    copies.push(await copyRows(client));
    files.push(await readCsv(server, headers));
  }
  const ours = median(files.map(({ seconds }) => seconds));
  const bare = median(copies);
  const growth = Math.max(...files.map((file) => file.growth));
  const what = `results.csv, ${files[0]?.rows} rows`;
  const beside = {
    "CSV s": short(ours),
    "COPY s": short(bare),
    MB: short(files[0]?.megabytes ?? 0),
  };
  return [
    {
      what: `COPY ÷ ${what}`,
      today: bare / ours,
      unit: "×",
      least: 0.5,
      beside,
    },
    { what: `memory for ${what}`, today: growth, unit: "MB", most: 40 },
  ];
}

type File = {
  seconds: number;
  rows: number;
  megabytes: number;
  growth: number;
};

/** Seconds of results.csv, and how much the server's memory grew meanwhile at most. */
async function readCsv(
  { url, pid }: RunningServer,
  headers: Headers,
): Promise<File> {
  const before = await memoryOf(pid);
  const began = performance.now();
  const reply = await fetch(`${url}/api/results/csv`, { headers });
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
async function copyRows(client: pg.Client): Promise<number> {
  const began = performance.now();
  const rows = client.query(
    to("COPY (SELECT * FROM results WHERE final AND NOT demo) TO STDOUT"),
  );
  await pipeline(rows, new PassThrough().resume());
  return (performance.now() - began) / 1000;
}
