// Measures insights, lists and results.csv in a study with a million results.
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { to } from "pg-copy-streams";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { byTurns, type Figure, type Group, short } from "#bench/figures.ts";
import { onLargeStudy } from "#bench/large-study.ts";
import { memoryOf } from "#bench/memory.ts";
import { type Headers, signIn, timeOf } from "#bench/staff.ts";

export const measureExports: Group = (releases) =>
  byTurns(releases, 1, (release) =>
    onLargeStudy(release, async (client, DATABASE_URL) => {
      const server = await startServer(
        { DATABASE_URL },
        { root: release.folder },
      );
      try {
        const headers = await signIn(server.url);
        await waitForSums(client);
        return [
          ...(await readScreens(client, server.url, headers)),
          ...(await exportResults(client, server, headers)),
        ];
      } finally {
        await server.stop();
      }
    }),
  );

/** Waits until the first sweep has stored the sums of past weeks. It sums up events first, then results. */
async function waitForSums(client: pg.Client) {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('result_weeks')::text AS name",
  );
  if (tables[0]?.name === null) return;
  for (;;) {
    const { rows } = await client.query<{ isDone: boolean }>(
      `SELECT count(DISTINCT week_of(date)) = (SELECT count(DISTINCT week) FROM result_weeks) AS "isDone"
       FROM results WHERE final AND week_of(date) < week_of(now() - interval '2 days')`,
    );
    if (rows[0]?.isDone) return;
    await setTimeout(1000);
  }
}

async function readScreens(client: pg.Client, url: string, headers: Headers) {
  const { rows } = await client.query<{ events: number; results: number }>(
    "SELECT (SELECT count(*)::int FROM events) AS events, (SELECT count(*)::int FROM results) AS results",
  );
  const beside = {
    events: String(rows[0]?.events),
    results: String(rows[0]?.results),
  };
  const paths = [
    "/api/insights?weeks=13",
    "/api/insights?weeks=52",
    "/api/insights?weeks=all",
    "/api/dashboard",
    "/api/results",
    "/api/results?kind=problem",
  ];
  const figures: Figure[] = [];
  for (const path of paths) {
    const value = await timeOf(url + path, headers);
    figures.push({ what: `GET ${path}`, value, unit: "ms", most: 300, beside });
  }
  return figures;
}

async function exportResults(
  client: pg.Client,
  server: RunningServer,
  headers: Headers,
): Promise<Figure[]> {
  const copy = await copyRows(client);
  const { seconds, rows, growth } = await readCsv(server, headers);
  const what = `results.csv of ${rows} rows`;
  const beside = { "CSV s": short(seconds), "COPY s": short(copy) };
  return [
    {
      what: `COPY ÷ ${what}`,
      value: copy / seconds,
      unit: "×",
      least: 0.3,
      beside,
    },
    { what: `memory for ${what}`, value: growth, unit: "MB", most: 60 },
  ];
}

async function readCsv({ url, pid }: RunningServer, headers: Headers) {
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
  return { seconds, rows, growth: most - before };
}

/** Measures the seconds that COPY takes for the same rows. */
async function copyRows(client: pg.Client): Promise<number> {
  const began = performance.now();
  const rows = client.query(
    to("COPY (SELECT * FROM results WHERE final AND NOT demo) TO STDOUT"),
  );
  await pipeline(rows, new PassThrough().resume());
  return (performance.now() - began) / 1000;
}
